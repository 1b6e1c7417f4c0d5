import { openRoom, stepAgain } from '@qc/engine';
import type { Command, RoomState, RunGame } from '@qc/engine';
import * as z from 'zod/mini';
import type { JournalEntry } from '@qc/engine/live/journal';
import type { RoomStore } from './room-store.ts';
import { commandOf, StoredEntry } from './stored-command.ts';
import { StoredRunGame } from '#features/run-state';

/** A whole run from its opening: what a file of `npm run replay -- --save` holds, one line for the head and each entry. */
export interface StoredJournal {
  code: string;
  openedAtMs: number;
  game: RunGame;
  entries: readonly JournalEntry[];
}

/** One command of a run and the room after it; `refused` says why it changed nothing. */
export interface ReplayedStep {
  atMs: number;
  command: Command;
  refused: string | null;
  state: RoomState;
}

const Head = z.object({ code: z.string(), openedAtMs: z.number(), game: StoredRunGame });

/** The journal of an open room, found by its id or code; null: there is none. */
export async function readStoredJournal(store: RoomStore, room: string): Promise<StoredJournal | null> {
  const open = await store.listOpenRooms();
  const record = open.find(({ id, code }) => id === room || code === room);
  const game = record ? await store.readRunGame(record.id) : null;
  if (!record || !game) return null;
  const { entries } = await store.readJournal(record.id, 0);
  return { code: record.code ?? '', openedAtMs: record.createdAtMs, game, entries: readEntries(entries, game) };
}

/** Plays a run again, command by command. */
export function* replayJournal({ code, openedAtMs, game, entries }: StoredJournal): Generator<ReplayedStep> {
  let state = openRoom({ code, game, openedAtMs });
  for (const [atMs, command] of entries) {
    const outcome = stepAgain(state, command, atMs);
    if (outcome.ok) state = outcome.state;
    yield { atMs, command, refused: outcome.ok ? null : outcome.code, state };
  }
}

/** A journal as the lines of a file. */
export function* journalLines({ entries, ...head }: StoredJournal): Generator<string> {
  yield JSON.stringify(head);
  for (const entry of entries) yield JSON.stringify(entry);
}

/** The journal that a file's lines hold; throws when a line is none of ours. */
export function parseJournalLines(lines: readonly string[]): StoredJournal {
  const [head = '', ...rest] = lines.filter((line) => line.trim() !== '');
  const { code, openedAtMs, game } = Head.parse(JSON.parse(head));
  return {
    code,
    openedAtMs,
    game,
    entries: readEntries(
      rest.map((line) => StoredEntry.parse(JSON.parse(line))),
      game,
    ),
  };
}

function readEntries(entries: readonly StoredEntry[], game: RunGame): JournalEntry[] {
  return entries.map(([atMs, command]) => [atMs, commandOf(command, game)]);
}
