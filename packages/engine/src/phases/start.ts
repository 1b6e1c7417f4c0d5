import type { Change } from '../change.ts';
import type { RoomState } from '../state.ts';
import { enterSlide } from './enter-slide.ts';
import { moveTo } from './move-to.ts';

/** How long the room counts down before its first slide, ms: three, two, one and the title, all equally long. */
const STARTING_MS = 3600;

/** Out of the lobby: the run has begun, and its first slide comes at once or after the countdown. Alone nothing is counted down. */
export function start(state: RoomState, nowMs: number): Change {
  if (!state.game.startCountdown || state.game.pace === 'self') return enterSlide(state, 0, nowMs);
  const begun: RoomState = { ...state, startedAtMs: nowMs };
  const counting = { name: 'starting', limitMs: STARTING_MS, deadlineMs: nowMs + STARTING_MS } as const;
  return moveTo(begun, counting, nowMs);
}
