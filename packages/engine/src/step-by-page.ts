import type { OperatorAction } from '@qc/contract';
import { refuse, unchanged, type Change } from './change.ts';
import type { Command } from './commands.ts';
import { answer } from './commands/answer.ts';
import { devicesReady } from './commands/devices-ready.ts';
import { operateTurn } from './commands/operate-turn.ts';
import { reading } from './callers/reading.ts';
import { tick } from './commands/tick.ts';
import { cleanName } from './names/name-key.ts';
import type { Outcome, Refusal } from './outcome.ts';
import { goNext } from './phases/next.ts';
import { seatOfProof } from './seats/seat-index.ts';
import { takePlace } from './seats/take-place.ts';
import { settle } from './settle.ts';
import type { RoomState } from './state.ts';

/** What happens in a room that a page plays all by itself: the page puts everybody into it, and goes on. */
export type PageCommand =
  | Extract<Command, { type: 'join' | 'answer' | 'reading' | 'devicesReady' | 'tick' }>
  | { type: 'operate'; action: Extract<OperatorAction, { do: 'next' | 'judge' }> };

/**
 * `step` for a page that plays a room all by itself, without a server: what `step` takes it takes in the same way. Nobody
 * comes from outside, so there is no door at which names are looked through, no console and no remote, and what they need
 * stays out of such a page.
 */
export function stepByPage(state: RoomState, command: PageCommand, nowMs: number): Outcome {
  return settle(state, judge(state, command, nowMs), command.type, nowMs);
}

function judge(state: RoomState, command: PageCommand, nowMs: number): Change | Refusal {
  switch (command.type) {
    case 'join':
      if (seatOfProof(state.seats, command.tokenHash)) return unchanged(state);
      return takePlace(state, command, cleanName(command.name), nowMs);
    case 'answer':
      return answer(state, command, nowMs);
    case 'reading':
      return reading(state, command, nowMs);
    case 'devicesReady':
      return devicesReady(state, command.visit, nowMs);
    case 'tick':
      return tick(state, nowMs);
    case 'operate':
      if (state.phase.name === 'ended') return refuse('roomEnded');
      if (command.action.do === 'judge') return operateTurn(state, command.action, nowMs);
      return goNext(state, nowMs) ?? refuse('wrongPhase');
  }
}
