import type { OwnView } from '@qc/contract';
import { currentSlide, shownRound } from '../rounds.ts';
import { resultOf } from '../score-rounds.ts';
import { tableGet } from '../seat-table.ts';
import { seatAt } from '../seats.ts';
import type { RoomState } from '../state.ts';

/** What a player sees of the own seat; null: nobody has this seat. */
export function ownView(state: RoomState, number: number): OwnView | null {
  const seat = seatAt(state, number);
  if (!seat || seat.removed) return null;
  const answer = tableGet(shownRound(state)?.answers ?? NO_ANSWERS, number);
  return {
    seat: number,
    name: seat.name,
    score: seat.score,
    rank: ranksKnown(state) ? seat.rank : null,
    choice: answer ? [...answer.choice] : null,
    // Blank answers are refused: no text, nothing typed.
    text: answer && answer.text !== '' ? answer.text : null,
    result: ownResult(state, number),
  };
}

const NO_ANSWERS = { length: 0, blocks: [] };

/** A place is part of the results: it is known when the game says that results are. */
function ranksKnown(state: RoomState): boolean {
  const { name } = state.phase;
  switch (state.game.showResultsAfter) {
    case 'question':
      return true;
    case 'end':
      return name === 'standings' || name === 'podium' || name === 'ended';
    case 'never':
      return false;
  }
}

function ownResult(state: RoomState, number: number): OwnView['result'] {
  const { name } = state.phase;
  const round = shownRound(state);
  const slide = currentSlide(state);
  const revealed = round?.revealedAtMs != null && (name === 'reveal' || name === 'standings' || name === 'ending');
  // Who came after the question closed has neither passed nor failed it.
  if (!revealed || !slide || !state.game.showAnswer || number >= round.answers.length) return null;
  return resultOf(slide, round, tableGet(round.answers, number) ?? null);
}
