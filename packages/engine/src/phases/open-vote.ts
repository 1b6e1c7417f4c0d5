import type { Change } from '../change.ts';
import { NEW_RACE } from '../race/race.ts';
import { presentWithoutKeys } from '../seats/seats-by-remote.ts';
import { filledTable } from '../seats/seat-table.ts';
import type { Answer, RoomState, Round } from '../state.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import { moveTo } from './move-to.ts';

/** Takes answers to a slide's question from now on. */
export function openVote(
  state: RoomState,
  { slide, visit, vote }: Pick<Round, 'slide' | 'visit' | 'vote'>,
  nowMs: number,
): Change {
  const limitMs = Math.max(0, (state.game.slides[slide]?.time ?? 0) * 1000);
  const round: Round = {
    slide,
    visit,
    openedAtMs: nowMs,
    limitMs,
    pausedMs: 0,
    closest: null,
    firstMs: null,
    closedAtMs: null,
    revealedAtMs: null,
    answers: filledTable<Answer | null>(state.seats.length, null),
    answered: 0,
    waitingFor: state.present - presentWithoutKeys(state, { slide }),
    keys: {},
    readMs: {},
    skipped: false,
    ...(vote && { vote }),
    race: isRace(state, slide) ? NEW_RACE : null,
  };
  const asked = { ...state, rounds: [...state.rounds, round] };
  const deadlineMs = nowMs + limitMs;
  return moveTo(asked, { name: 'question', slide, visit, limitMs, deadlineMs }, nowMs);
}

function isRace({ game }: RoomState, slide: number): boolean {
  const asked = game.slides[slide];
  return asked !== undefined && kindOf(asked).isRace;
}
