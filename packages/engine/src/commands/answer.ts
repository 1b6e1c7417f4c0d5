import type { LiveRefusal } from '@qc/contract';
import { dialer } from '@qc/contract/devices/dialer';
import { changed, refuse, unchanged, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import type { Refusal } from '../outcome.ts';
import { buzzFromPage } from '../race/buzz.ts';
import { BEFORE_QUESTION, hasAnswered, openRound } from '../rounds.ts';
import { tableGet } from '../seats/seat-table.ts';
import { seatAt } from '../seats/seats.ts';
import { isSameResponse } from '../slides/same-response.ts';
import { takeResponse } from '../slides/slide-kinds.ts';
import type { RoomState } from '../state.ts';
import { takeAnswer } from './take-answer.ts';

type SeatAnswer = Extract<Command, { type: 'answer' }>;

/**
 * Takes a seat's answer to the open question: the first one only, of a caller the last one; in time only. The same said
 * again is the same answer.
 * Thousands answer at one instant, so that the seats stay as they are: it is known by what it says, not by its message.
 */
export function answer(state: RoomState, command: SeatAnswer, nowMs: number): Change | Refusal {
  const seat = seatAt(state, command.seat);
  if (!seat) return refuse('notJoined');
  if (seat.removed) return refuse('removed');
  if (seat.acked.includes(command.messageId)) return unchanged(state);
  const round = openRound(state);
  if (!round || command.slide !== round.slide || command.visit !== round.visit)
    return wasSaid(state, command) ? unchanged(state) : refuse(misplaced(state, command));
  if (hasAnswered(round, command.seat)) {
    if (wasSaid(state, command)) return unchanged(state);
    if (round.race || seat.line === null || !dialer.mayChangeAnswer) return refuse('alreadyAnswered');
  }
  if (state.pausedAtMs !== null && !round.race) return refuse('paused');
  const said = { number: command.seat, seat, response: command.response };
  if (round.race) return buzzFromPage(state, round, said, command.messageId, nowMs);
  const taken = takeAnswer(state, round, said, nowMs);
  if (!taken.ok) return taken;
  return changed({ ...state, rounds: state.rounds.with(-1, taken.round) }, { type: 'answerTaken', seat: command.seat });
}

/** Whether a seat's answer to what was up at a visit is just this. A press on a buzzer slide says nothing to know it by. */
function wasSaid({ rounds, game }: RoomState, { seat, slide: index, visit, response }: SeatAnswer): boolean {
  const round = rounds.findLast((one) => one.visit === visit && one.slide === index);
  const kept = round && !round.race ? tableGet(round.answers, seat) : null;
  const slide = game.slides[index];
  const said = kept && slide ? takeResponse(slide, response, Infinity) : null;
  return kept != null && said !== null && isSameResponse(kept.response, said);
}

/** Why an answer fits no open question: an answer to something already over is late, whatever is shown now. */
function misplaced(state: RoomState, command: SeatAnswer): LiveRefusal {
  const { phase } = state;
  if (phase.name === 'ended') return 'roomEnded';
  if (phase.name === 'podium' || phase.name === 'honours') return 'tooLate';
  if (phase.name === 'lobby' || phase.name === 'starting') return 'wrongPhase';
  if (command.visit < phase.visit) return 'tooLate';
  if (command.visit > phase.visit || command.slide !== phase.slide) return 'wrongSlide';
  if (phase.name === 'asking' || phase.name === 'dealing') return 'tooEarly';
  return BEFORE_QUESTION.has(phase.name) ? 'wrongPhase' : 'tooLate';
}
