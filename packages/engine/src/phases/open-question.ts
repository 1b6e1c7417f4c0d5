import type { Change } from '../change.ts';
import { NEW_RACE } from '../race/race.ts';
import { roundIndexOf } from '../rounds.ts';
import { presentWithoutKeys } from '../seats/seats-by-remote.ts';
import { filledTable } from '../seats/seat-table.ts';
import type { Answer, RoomState, Round } from '../state.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import { moveTo } from './move-to.ts';
import { reveal } from './reveal.ts';

/** Asks a slide's question. One that was closed before is not asked again: its outcome is shown. */
export function openQuestion(state: RoomState, slide: number, visit: number, nowMs: number): Change {
  if (roundIndexOf(state, slide) >= 0) return reveal(state, slide, visit, nowMs);
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
