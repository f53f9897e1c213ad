/** What a table's feed says about its past: which entries still count, what was proposed, what has just happened. */

import type { EntryItem, EventItem, FeedItem, PlayItem, ProposalItem, TableItem } from "../api/types";
import { kindOf } from "../boards/board";

export function isEntry(item: FeedItem): item is EntryItem {
  return item.kind === "entry";
}

/** Whether it says that the match goes on under newer rules. */
export function isCarried(item: FeedItem): item is TableItem {
  return item.kind === "table" && item.what === "carried";
}

export function isPlay(item: FeedItem): item is PlayItem {
  return item.kind === "entry" && "play" in item;
}

/** The plays that still count, in order: those that no undo took back. */
export function countingPlays(feed: readonly FeedItem[]): PlayItem[] {
  let plays: PlayItem[] = [];
  for (const item of feed) {
    if (isPlay(item)) plays.push(item);
    else if (isEntry(item) && "undo" in item) plays = plays.filter((play) => play.entry <= item.undo);
  }
  return plays;
}

export interface Proposal {
  asked: ProposalItem;
  /** Who has answered, the asker included. */
  answered: ReadonlySet<number>;
  /** Who said no, which settles it. */
  refusedBy: number | null;
}

/** The last proposal while it waits for answers, or has been refused; a further entry makes it void. */
export function lastProposal(feed: readonly FeedItem[]): Proposal | null {
  let last: { asked: ProposalItem; answered: Set<number>; refusedBy: number | null } | null = null;
  for (const item of feed) {
    if (item.kind === "entry") last = null;
    if (item.kind !== "proposal") continue;
    if (item.what === "asked") {
      last = { asked: item, answered: new Set(item.seat === null ? [] : [item.seat]), refusedBy: null };
    } else if (item.what === "agreed" || item.what === "void") last = null;
    else if (last !== null && item.seat !== null) {
      last.answered.add(item.seat);
      if (item.what === "refused") last.refusedBy = item.seat;
    }
  }
  return last;
}

/** What the plays among these items told. */
export function eventsOf(items: readonly FeedItem[]): EventItem[] {
  return items.filter(isPlay).flatMap((item) => item.events);
}

/**
 * The things on a board that events name: a value is one if the board has things of a kind with that name. A word says
 * its kind (`region-uruk`).
 */
export function thingsIn(events: readonly EventItem[], kinds: readonly string[]): string[] {
  const values = events.flatMap((event) => Object.values(event.values));
  const named = values.flatMap((value) => ("text" in value ? kinds.map((kind) => `${kind}:${value.text}`) : []));
  const said = values.flatMap((value) => ("word" in value ? [value.word.replace("-", ":")] : []));
  return [...new Set([...named, ...said.filter((thing) => kinds.includes(kindOf(thing)))])];
}
