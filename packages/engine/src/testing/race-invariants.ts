import { NEW_RACE } from '../race/race.ts';
import { tableGet } from '../seats/seat-table.ts';
import type { RoomState, Round } from '../state.ts';
import type { Played } from './play-intents.ts';

/** Presses so near to each other count as one moment, as documented, ms. */
const TIE_MS = 5;

/** What must hold of buzzer slides after each command; throws with the name of what does not. */
export function checkRace(played: Played): void {
  const { after } = played;
  for (const round of after.rounds) {
    const isBuzzer = after.game.slides[round.slide]?.type === 'buzzer';
    demand('a race on buzzer slides, and on no other', (round.race !== null) === isBuzzer);
    if (round.race) checkRound(after, round);
  }
  checkJudged(played);
}

function checkRound(state: RoomState, round: Round): void {
  const { order, turn, outTeams } = round.race ?? NEW_RACE;
  const pressed = round.answers.blocks.flat().flatMap((answer, seat) => (answer === null ? [] : [seat]));
  demand('who pressed is in the order, once', order.toSorted((a, b) => a - b).join() === pressed.join());
  const times = order.map((seat) => tableGet(round.answers, seat)?.tookMs ?? NaN);
  demand(
    'in the order of their presses',
    times.every((ms, at) => at === 0 || (times[at - 1] ?? NaN) <= ms + TIE_MS),
  );
  demand('a turn only while it is open', turn === null || (round.closedAtMs === null && state.pausedAtMs !== null));
  const mayAnswer = order.filter((number) => {
    const seat = tableGet(state.seats, number);
    const isOut = seat?.team != null && outTeams.includes(seat.team);
    return seat?.removed === false && !isOut && verdictAt(round, number) === null;
  });
  demand('the turn is of somebody who may answer', turn === null || mayAnswer.includes(turn));
  demand('nobody waits for a turn that is free', round.closedAtMs !== null || turn !== null || mayAnswer.length === 0);
}

/** A judgement is of who has the turn, once; after that it changes only by being put right or by beginning anew. */
function checkJudged({ before, command, outcome, after }: Played): void {
  const action = command.type === 'operate' && outcome.ok && !outcome.repeated ? command.action : null;
  before.rounds.forEach((round, at) => {
    const later = after.rounds[at];
    if (!round.race || !later) return;
    const changed = round.race.order.filter((seat) => verdictAt(round, seat) !== verdictAt(later, seat));
    if (changed.length === 0 || action?.do === 'reopen') return;
    const isJudge = action?.do === 'judge' || action?.do === 'rejudge';
    demand('judged by the operator alone', isJudge && changed.join() === String(action.seat));
    if (action?.do !== 'judge') return;
    demand('judged is whose turn it is', round.race.turn === action.seat && verdictAt(round, action.seat) === null);
    demand('a right answer ends the question', !action.right || after.phase.name === 'reveal');
  });
}

function verdictAt({ answers }: Round, seat: number): string | null {
  const response = tableGet(answers, seat)?.response;
  return response?.type === 'buzzer' ? response.verdict : null;
}

function demand(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
}
