import type { OperatorAction } from '@qc/contract';
import { changed, refuse, unchanged, type Change } from '../change.ts';
import { endPause } from '../clock.ts';
import { closeRound } from '../close-round.ts';
import { rescore } from '../correction/rescore.ts';
import type { Refusal, RoomEvent } from '../outcome.ts';
import { reveal } from '../phases/reveal.ts';
import { withRightWait } from '../phases/auto-wait.ts';
import { NEW_RACE, verdictOf, withVerdict } from '../race/race.ts';
import { giveTurn } from '../race/turn.ts';
import { hasAnswered, openRound, roundIndexOf, withOpenRound } from '../rounds.ts';
import { filledTable, tableEntries, tableSet } from '../seats/seat-table.ts';
import { canAnswer, presentWithoutKeys } from '../seats/seats-by-remote.ts';
import { seatAt } from '../seats/seats.ts';
import type { Answer, Race, RoomState, Round } from '../state.ts';

type Action<D extends OperatorAction['do']> = Extract<OperatorAction, { do: D }>;

/** What buzzer slides ask of the operator. */
export type TurnAction = Action<'judge' | 'passTurn' | 'reopen' | 'rejudge'>;

/** Judges who has the turn, gives it to another, or puts a judgement right. */
export function operateTurn(state: RoomState, action: TurnAction, nowMs: number): Change | Refusal {
  if (action.do === 'rejudge') return rejudge(state, action, nowMs);
  const round = openRound(state);
  if (!round?.race) return refuse('wrongPhase');
  if (action.do === 'reopen') return reopen(state, round, action, nowMs);
  // Said of another's answer, or of the same once more.
  if (round.race.turn !== action.seat) return refuse('staleStep');
  if (action.do === 'passTurn') return passTurn(state, round, action.seat, nowMs);
  return action.right
    ? judgeRight(state, round, action.seat, nowMs)
    : judgeWrong(state, round, round.race, action.seat, nowMs);
}

function judgeRight(state: RoomState, round: Round, seat: number, nowMs: number): Change {
  const judged = withOpenRound(state, (open) => ({ ...open, answers: withVerdict(open.answers, seat, 'right') }));
  return reveal(closeRound(endPause(judged, nowMs), nowMs), round.slide, round.visit, nowMs);
}

function judgeWrong(state: RoomState, round: Round, race: Race, number: number, nowMs: number): Change {
  const team = seatAt(state, number)?.team ?? null;
  const isTeamOut = state.game.slides[round.slide]?.buzzer.wholeTeam === true && team !== null;
  const outTeams = isTeamOut && !race.outTeams.includes(team) ? [...race.outTeams, team] : race.outTeams;
  const waitingFor = round.waitingFor - (outTeams === race.outTeams ? 0 : awaitedOf(state, round, team));
  const judged = withOpenRound(state, (open) => ({
    ...open,
    answers: withVerdict(open.answers, number, 'wrong'),
    race: { ...race, outTeams },
    waitingFor,
  }));
  return changed(giveTurn(judged, nowMs), { type: 'phaseChanged' }, { type: 'seatChanged', seat: number });
}

/** How many of a team are here, could press and have not. */
function awaitedOf(state: RoomState, round: Round, team: number | null): number {
  let count = 0;
  let number = 0;
  for (const seat of tableEntries(state.seats)) {
    const isHere = !seat.removed && seat.awaySinceMs === null;
    if (seat.team === team && isHere && !hasAnswered(round, number) && canAnswer(state, round, { seat, number }))
      count += 1;
    number += 1;
  }
  return count;
}

function passTurn(state: RoomState, round: Round, number: number, nowMs: number): Change {
  const seat = seatAt(state, number);
  const isAwaited = seat !== undefined && seat.awaySinceMs === null && canAnswer(state, round, { seat, number });
  const taken = withOpenRound(state, (open) => ({
    ...open,
    answers: tableSet(open.answers, number, null),
    answered: open.answered - 1,
    waitingFor: open.waitingFor + (isAwaited ? 1 : 0),
    race: open.race && { ...open.race, order: open.race.order.filter((one) => one !== number) },
  }));
  return changed(giveTurn(taken, nowMs), { type: 'phaseChanged' }, { type: 'seatChanged', seat: number });
}

function reopen(state: RoomState, round: Round, { visit, pressed }: Action<'reopen'>, nowMs: number): Change | Refusal {
  if (round.visit !== visit || round.answered !== pressed) return refuse('staleStep');
  const order = round.race?.order ?? [];
  if (order.length === 0) return unchanged(state);
  const fresh = withOpenRound(state, (open) => ({
    ...open,
    answers: filledTable<Answer | null>(open.answers.length, null),
    answered: 0,
    waitingFor: state.present - presentWithoutKeys(state, { slide: open.slide }),
    race: { ...NEW_RACE, openings: (open.race?.openings ?? 0) + 1 },
  }));
  const running = round.race?.turn == null ? fresh : endPause(fresh, nowMs);
  return changed(running, { type: 'phaseChanged' }, ...order.map((seat): RoomEvent => ({ type: 'seatChanged', seat })));
}

function rejudge(state: RoomState, { slide, seat, right }: Action<'rejudge'>, nowMs: number): Change | Refusal {
  const index = roundIndexOf(state, slide);
  const round = state.rounds[index];
  if (!round?.race) return refuse('wrongSlide');
  if (round.closedAtMs === null) return refuse('wrongPhase');
  if (seatAt(state, seat)?.removed !== false || !hasAnswered(round, seat)) return refuse('unknownSeat');
  const verdict = right ? 'right' : 'wrong';
  if (verdictOf(round, seat) === verdict) return unchanged(state);
  const judged = { ...round, answers: withVerdict(round.answers, seat, verdict) };
  const kept = { ...state, rounds: state.rounds.with(index, judged) };
  const scored = round.revealedAtMs === null ? kept : rescore(kept, slide);
  return changed(withRightWait(scored, nowMs), { type: 'phaseChanged' }, { type: 'scored' });
}
