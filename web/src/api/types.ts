/** What the server says: the shapes of its answers. */

/** A language that the house speaks. */
export interface LanguageInfo {
  code: string;
  /** What it calls itself. */
  name: string;
  /** What standards call it. */
  tag: string;
  /** How a name is told: it stands where these have `{name}`. */
  forms: Forms;
  /** How it is told instead if it begins so: regular expressions, for small letters without accents. */
  before: Readonly<Record<string, Forms>>;
}

/** `of`, `to`, `in` and `from`. */
export type Forms = Readonly<Record<string, string>>;

/** Messages in one language, as they are written (Fluent). */
export interface Messages {
  language: string;
  source: string;
}

/** A value with what kind of value it is; becomes words in `words/sentences.ts`. Numbers are those that people know. */
export type Value = { seat: number } | { word: string } | { text: string } | { number: number } | { items: number[] };
export type Values = Readonly<Record<string, Value>>;

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  numeric: boolean;
}

/** The numbers of seats that a game can have with some options, and how many usually play. */
export interface SeatCounts {
  seats: number[];
  usual_seats: number;
}

/** A game, with the numbers of seats that it can have by its usual options. */
export interface GameInfo extends SeatCounts {
  id: string;
  version: number;
  /** With the options that let most people play. */
  most_seats: number;
  options: OptionInfo[];
  bots: string[];
  /** Whether something is hidden from a seat. */
  secrets: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
  bot: string | null;
  /** Whether a bot sits here that can say why it answers as it does. */
  explains: boolean;
  online: boolean;
  resigned: boolean;
}

export interface Choice {
  verb: string;
  /** The canonical notation: what is sent. */
  text: string;
  values: Values;
  /** The things on the board that the choice touches, in the order in which they are picked. */
  touches: string[];
}

export interface Question {
  step: string;
  values: Values;
  /** The rule that has this asked. */
  rule: string | null;
}

export interface Result {
  points: number[];
  ranks: number[];
  secret: string;
}

export interface Position {
  /** The number of the last entry. */
  entry: number;
  actor: number;
  viewer: number;
  view: unknown;
  question: Question;
  choices: Choice[];
  /** Why a thing on the board cannot be chosen: the rule's id. */
  refusals: Record<string, string>;
  /** For each of one's seats the entry one may go back to without asking. */
  undo: Record<string, number | null>;
  /** And the entry one may go back to if everybody agrees. */
  undo_agreed: Record<string, number | null>;
  result: Result | null;
}

export interface Table {
  match: string;
  game: string;
  status: "waiting" | "playing" | "stopped" | "over";
  options: Record<string, string>;
  commitment: string;
  listed: boolean;
  /** Whether people may ask what a strong bot would do. */
  hints: boolean;
  /** Whether its bots answer as soon as they can. */
  hurry: boolean;
  /** The match at which the same people play again. */
  rematch: string | null;
  /** The seats that this page holds. */
  mine: number[];
  /** The seats that this page does not hear. */
  muted: number[];
  /** How many items the feed has. */
  feed: number;
  seats: SeatInfo[];
  position: Position | null;
  kept: Kept | null;
}

/** What there is of a match whose rules are not here. */
export interface Kept {
  why: "rules" | "content" | "game" | "newer";
  /** The version of its rules. */
  rules: number;
  result: Result | null;
  /** What spectators saw at the end. */
  view: unknown;
}

/** Something that happened in the game: a line of the log. */
export interface EventItem {
  event: string;
  values: Values;
  /** The rule that says so, where the game names it. */
  rule?: string;
}

interface Numbered {
  n: number;
  at: string;
}

export interface PlayItem extends Numbered {
  kind: "entry";
  entry: number;
  seat: number;
  play: { verb: string; text: string; values: Values };
  forced: boolean;
  events: EventItem[];
}

export interface UndoItem extends Numbered {
  kind: "entry";
  entry: number;
  seat: number;
  undo: number;
  agreed: boolean;
}

export interface HandOverItem extends Numbered {
  kind: "entry";
  entry: number;
  seat: number;
  handed_over: string;
}

export interface BackItem extends Numbered {
  kind: "entry";
  entry: number;
  seat: number;
  back: true;
}

export interface ResignItem extends Numbered {
  kind: "entry";
  entry: number;
  seat: number;
  resigned: true;
}

/** An answer in a match whose rules are not here: as it was noted, where everybody could see it. */
export interface NotedItem extends Numbered {
  kind: "entry";
  entry: number;
  seat: number;
  noted: string | null;
}

export interface ChatItem extends Numbered {
  kind: "chat";
  seat: number;
  /** Not told if this page does not hear the seat. */
  text?: string;
}

export interface SeatItem extends Numbered {
  kind: "seat";
  seat: number;
  what: "joined" | "forgotten";
  name?: string;
}

export interface ProposalItem extends Numbered {
  kind: "proposal";
  what: "asked" | "open" | "agreed" | "refused" | "void";
  proposal: number;
  kind_of: "undo" | "bot";
  subject: number;
  seat: number | null;
}

export interface TableItem extends Numbered {
  kind: "table";
  /** carried: it goes on under newer rules. */
  what: "opened" | "rematch" | "hurry" | "patience" | "carried";
  /** rematch: where it is played. */
  match?: string;
}

export type EntryItem = PlayItem | NotedItem | UndoItem | HandOverItem | BackItem | ResignItem;
export type FeedItem = EntryItem | ChatItem | SeatItem | ProposalItem | TableItem;

/** What comes over the live connection: the table with what is new, or only what was asked for. */
export type Heard = { type: "news"; items: FeedItem[]; table: Table } | { type: "items"; items: FeedItem[] };

export interface Created {
  match: string;
  tokens: Record<string, string>;
  invitations: Record<string, string>;
  table: Table;
}

export interface Joined {
  match: string;
  seat: number;
  token: string;
  table: Table;
}

/** The next table, and our seats at it. */
export interface Rematch {
  match: string;
  tokens: Record<string, string>;
  table: Table;
}

export interface LobbyTable {
  match: string;
  game: string;
  options: Record<string, string>;
  seats: { kind: SeatInfo["kind"]; name: string }[];
  created: string;
}

export interface Paragraph {
  chapter: string;
  ids: string[];
  text: string;
}

export interface StatisticsLine {
  game: string;
  against: "bots" | "people";
  played: number;
  won: number;
  average_rank: number;
  average_points: number;
  most_points: number;
}

export interface AccountInfo {
  name: string;
  created: string;
  statistics: StatisticsLine[];
  matches: { match: string; game: string; status: Table["status"]; seat: number; name: string; changed: string }[];
}

export interface SeatForm {
  kind: "me" | "here" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface TableForm {
  game: string;
  options: Record<string, string>;
  seats: SeatForm[];
  listed: boolean;
  spectators: boolean;
  /** Left out: where one person plays alone. */
  hints?: boolean;
}

/** An answer that a bot weighed; no chance is told where there was nothing to weigh. */
export interface Weighed extends Choice {
  chance: number | null;
}

/** What a bot weighed before an entry, the answer it gave first. */
export interface Thought {
  entry: number;
  seat: number;
  weighed: Weighed[];
}

/** What a bot would do, were it asked what is asked now. */
export interface Hint extends Thought {
  bot: string;
}

/** A decision, judged from what its seat could know. */
export interface Judged {
  entry: number;
  seat: number;
  played: Choice;
  /** Every seat's chance to win after it. */
  chances: number[];
  best: Choice;
  best_chance: number;
  /** How the game might have gone on with the best answer. */
  line: { seat: number; play: Choice }[];
  lost: number;
}

/** A match, judged as far as it has been thought about. */
export interface Analysis {
  done: number;
  total: number;
  /** The entries that lost most, the worst first. */
  worst: number[];
  moves: Judged[];
}
