import type { LiveRefusal } from '@qc/contract';
import { remoteKind } from '@qc/contract/devices/remote-kinds';
import { FINISH_KEY, isTypedByKeys, type KeyReader, type PressedSlide, withKey } from '@qc/contract/devices/read-keys';
import { changed, refuse, unchanged, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import type { Refusal } from '../outcome.ts';
import { buzz } from '../race/buzz.ts';
import { openRound } from '../rounds.ts';
import { hasSaid, keyReader, waitingAfter } from '../seats/seats-by-remote.ts';
import { seatAt } from '../seats/seats.ts';
import type { RoomState } from '../state.ts';
import { takeAnswer } from './take-answer.ts';

type Press = Extract<Command, { type: 'press' }>;

/** A press this long before its question opened was meant for it: ways are measured, not known. */
const EARLY_MS = 150;

/**
 * A key of a remote answers for the seat it is paired with. Until the question closes the last press counts, or the first
 * one where the device or the game locks it. A number is typed digit by digit: it counts as far as it is typed, and is
 * given once it is ended. What a host tells again is not done again.
 */
export function press(state: RoomState, command: Press, nowMs: number): Change | Refusal {
  const number = state.remotes[command.remote];
  const seat = number === undefined ? undefined : seatAt(state, number);
  if (number === undefined || !seat) return refuse('unknownSeat');
  if (seat.removed) return refuse('removed');
  if (command.seq <= (state.heard[command.host] ?? 0)) return unchanged(state);
  const round = openRound(state);
  const slide = round && state.game.slides[round.slide];
  if (!round || !slide) return refuse(closedWhy(state));
  const read = keyReader(slide.type);
  if (!read) return refuse('badChoice');
  const shown = { answers: slide.answers.length, selection: slide.selection };
  const heard = { ...state.heard, [command.host]: command.seq };
  const { race } = round;
  if (state.pausedAtMs !== null && !race) return refuse('paused');
  // Whoever buzzes before the question is there has not heard it.
  if (command.atMs < round.openedAtMs - (race ? 0 : EARLY_MS)) return refuse('wrongPhase');
  if (hasSaid(state, round, number) && (race || command.isFinal || state.game.pressCounts === 'first'))
    return refuse('alreadyAnswered');
  const pressedAtMs = Math.min(command.atMs, nowMs);
  if (race) {
    const response = read(command.key, shown);
    if (!response) return refuse('badChoice');
    const taken = buzz(state, round, { number, seat, response, pressedAtMs }, nowMs);
    return taken.ok ? { ...taken, state: { ...taken.state, heard } } : taken;
  }
  const keys = withKey(round.keys[number] ?? '', command.key, slide.type);
  const isEnd = command.key === FINISH_KEY && isTypedByKeys(slide.type);
  const response = isEnd ? null : read(keys, shown);
  // What was said before stays until there is something else.
  if (!response && !isBeginning(keys, command.key, read, shown)) return refuse('badChoice');
  const { timeStepMs } = remoteKind(command.remote);
  const taken = response
    ? takeAnswer(state, round, { number, seat, response, timeStepMs }, pressedAtMs)
    : { ok: true as const, round };
  if (!taken.ok) return taken;
  const noted = { ...taken.round, keys: { ...round.keys, [number]: keys } };
  const waited = { ...noted, waitingFor: waitingAfter(state, { was: taken.round, is: noted }, number) };
  const pressed = { ...state, heard, rounds: state.rounds.with(-1, waited) };
  return response ? changed(pressed, { type: 'answerTaken', seat: number }) : changed(pressed);
}

/** Whether keys that say nothing yet may come to say something: begun anew, all taken back, or a number's decimal point. */
function isBeginning(keys: string, key: string, read: KeyReader, shown: PressedSlide): boolean {
  if (key === FINISH_KEY) return true;
  return shown.selection === 'multiple' ? read(key, shown) !== null : read(`${keys}1`, shown) !== null;
}

/** Why a press fits no open question. */
function closedWhy({ phase }: RoomState): LiveRefusal {
  if (phase.name === 'ended') return 'roomEnded';
  if (phase.name === 'asking' || phase.name === 'dealing') return 'tooEarly';
  return phase.name === 'closed' || phase.name === 'talk' || phase.name === 'reveal' ? 'tooLate' : 'wrongPhase';
}
