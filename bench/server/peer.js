// A boardgame.io server, started by `make bench-server` with the folder where its package is installed. State in memory.
//
// Its game is no game to enjoy: four seats put tokens on the tiles of a grid, a full tile is emptied. What matters is that
// a state is of about the size of a position of UR as our page gets it: as many tiles, each with as much to say.
"use strict";

const { createRequire } = require("node:module");
const { join } = require("node:path");

const folder = process.argv[2];
const { Server, Origins } = createRequire(join(folder, "package.json"))("boardgame.io/server");
const INVALID_MOVE = "INVALID_MOVE";
const MOST = 5;
const FACES = ["farming", "building", "war", "politics", "trade"];

const WIDTH = 6;
const name = (n) => `${"abcdef"[n % WIDTH]}${1 + Math.floor(n / WIDTH)}`;
const neighbours = (n) =>
  [n - WIDTH, n - 1, n + 1, n + WIDTH].filter(
    (m) => m >= 0 && m < WIDTH * WIDTH && (m % WIDTH === n % WIDTH || Math.floor(m / WIDTH) === Math.floor(n / WIDTH)),
  );

const tile = (n) => ({
  name: name(n),
  neighbours: neighbours(n).map(name),
  kind: "WA",
  face: FACES[n % 5],
  hidden: FACES[(n + 2) % 5],
  owner: -1,
  tokens: 0,
  ziggurat: 0,
});

const tokens = {
  name: "tokens",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ tiles: Array.from({ length: WIDTH * WIDTH }, (_, n) => tile(n)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, ctx }, n) => {
      const tile = G.tiles[n];
      if (!tile || tile.tokens >= MOST) return INVALID_MOVE;
      tile.tokens += 1;
      tile.owner = Number(ctx.currentPlayer);
      if (tile.tokens === MOST) tile.tokens = 0;
    },
  },
};

const server = Server({ games: [tokens], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}/`));
