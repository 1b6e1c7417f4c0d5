import type { Command } from '../commands.ts';
import { openRoom } from '../open-room.ts';
import type { Outcome } from '../outcome.ts';
import type { RunGame } from '../run-game.ts';
import type { RoomState } from '../state.ts';
import { step } from '../step.ts';
import type { Intent } from './intent.ts';
import type { Moment } from './moment.ts';
import { resolveIntent } from './resolve-intent.ts';

/** One command of a sequence, with the room before and after it. */
export interface Played {
  before: RoomState;
  command: Command;
  nowMs: number;
  outcome: Outcome;
  after: RoomState;
}

/** When generated rooms open. */
export const OPENED_AT_MS = 1_700_000_000_000;

/** Plays wishes in a new room, one command after another. */
export function* playIntents(game: RunGame, intents: readonly Intent[]): Generator<Played> {
  const state = openRoom({ code: '123456', game, openedAtMs: OPENED_AT_MS });
  const at: Moment = { state, nowMs: OPENED_AT_MS, wakeAtMs: null, count: 0 };
  for (const intent of intents) {
    const { command, nowMs } = resolveIntent(intent, at);
    const before = at.state;
    const outcome = step(before, command, nowMs);
    if (outcome.ok) {
      at.state = outcome.state;
      at.wakeAtMs = outcome.wakeAtMs;
    }
    at.nowMs = nowMs;
    at.count += 1;
    yield { before, command, nowMs, outcome, after: at.state };
  }
}
