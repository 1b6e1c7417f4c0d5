import { refuse, unchanged, type Change } from '../change.ts';
import type { Refusal } from '../outcome.ts';
import { openPrepared } from '../phases/prepare.ts';
import type { RoomState } from '../state.ts';

/** Opens the slide that was being prepared: enough devices have loaded its media. In a pause it stays shut; its deadline follows. */
export function devicesReady(state: RoomState, visit: number, nowMs: number): Change | Refusal {
  const { phase } = state;
  if (phase.name !== 'preparing') return unchanged(state);
  if (visit !== phase.visit) return refuse('wrongSlide');
  if (state.pausedAtMs !== null) return refuse('paused');
  return openPrepared(state, phase, nowMs);
}
