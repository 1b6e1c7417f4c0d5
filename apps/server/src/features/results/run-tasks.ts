import type { AnswersUpload, CorrectionEntry, CorrectionRequest, ResultUpload } from '@qc/contract';
import { correctRun, finish, removePlayer, summarizeInSteps, summarizeRun, tableGet } from '@qc/engine';
import type { RoomState, RunGame, Steps } from '@qc/engine';
import { StoredRunGame } from '#features/run-state';
import type { LongText } from '#platform/db/long-text';
import { readUploaded, rebuildRun } from './stored/rebuild-run.ts';
import { replayHall } from './stored/replay-hall.ts';
import { readStoredRun, writeStoredRun } from './stored/stored-run.ts';
import { figuresInSteps, toFigures, type StoredFigures } from './stored/stored-report.ts';

/** A run as its result stores it. */
export type StoredOutcome<Text = string> = StoredFigures<Text> & { runState: Text };

/** A key of a stored run to be put right. */
export interface CorrectTask {
  do: 'correct';
  runState: string;
  correction: CorrectionRequest;
  by: string;
  atMs: number;
}
/** A player to be taken out of a stored run. */
export interface RemoveTask {
  do: 'remove';
  runState: string;
  seat: number;
}
/** A run from elsewhere to be judged, under the game as it was exported. */
export interface RebuildTask {
  do: 'rebuild';
  runGame: string;
  run: ResultUpload;
}

/** `changed` null: the key was so already. */
export type CorrectReply =
  | { ok: true; changed: { outcome: StoredOutcome; entry: CorrectionEntry } | null }
  | { ok: false };
/** `mark`: what tells the player from the others of an assignment. */
export type RemoveReply = { ok: true; outcome: StoredOutcome; mark: string } | { ok: false };
export type RebuildReply =
  | { ok: true; outcome: StoredOutcome; name: string; startedAtMs: number; endedAtMs: number }
  | { ok: false };

/** Puts a key right and scores everybody again; refused when the slide was not asked or the key does not fit it. */
export function correctStored({ runState, correction, by, atMs }: CorrectTask): CorrectReply {
  const before = readStoredRun(runState);
  const corrected = correctRun(before, correction.slide, correction.key, by, atMs);
  if (!corrected.ok) return { ok: false };
  const entry = corrected.state === before ? undefined : corrected.state.corrections.at(-1);
  return { ok: true, changed: entry ? { outcome: again(corrected.state), entry } : null };
}

/** Takes one player with all answers out of a run; refused when there is no such player. */
export function removeStored({ runState, seat }: RemoveTask): RemoveReply {
  const state = readStoredRun(runState);
  const player = tableGet(state.seats, seat);
  if (!player || player.removed) return { ok: false };
  return { ok: true, outcome: again(removePlayer(state, seat)), mark: player.tokenHash };
}

/** Judges a run from elsewhere; refused when it cannot have happened like this. */
export function rebuildStored({ runGame, run }: RebuildTask): RebuildReply {
  const game = StoredRunGame.parse(JSON.parse(runGame));
  const state = 'journal' in run ? replayHall(game, run.licence.id, run) : rebuilt(game, run);
  if (!state || state.startedAtMs === null || state.endedAtMs === null) return { ok: false };
  const { startedAtMs, endedAtMs } = state;
  const { report, runState, ...rest } = finish(outcomeInSteps(state));
  const outcome = { ...rest, report: report.text, runState: runState.text };
  return { ok: true, outcome, name: game.name, startedAtMs, endedAtMs };
}

function rebuilt(game: RunGame, run: AnswersUpload): RoomState | null {
  const played = readUploaded(game, run);
  return played && rebuildRun(game, played);
}

/** A run that has just ended as its result stores it; for `withMarks` see `writeStoredRun`. */
export function* outcomeInSteps(state: RoomState, how: { withMarks?: boolean } = {}): Steps<StoredOutcome<LongText>> {
  const figures = yield* figuresInSteps(yield* summarizeInSteps(state));
  return { ...figures, runState: yield* writeStoredRun(state, how) };
}

/** What was stored before has no secrets any more, and keeps its marks. */
function again(state: RoomState): StoredOutcome {
  return { ...toFigures(summarizeRun(state)), runState: JSON.stringify(state) };
}
