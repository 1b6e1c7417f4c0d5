import type { OperatorAction, OperatorView, PresenterView, SeatRow } from '@qc/contract';
import type { Rng } from './rng.ts';

/** What an operator does now: mostly the next thing, now and then anything else. Null: wait. */
export function pickAction(
  view: OperatorView | PresenterView,
  rows: readonly SeatRow[],
  canary: string,
  rng: Rng,
): OperatorAction | null {
  const { phase } = view.phase;
  if (phase === 'ended') return null;
  if (rng.chance(0.25)) return somethingElse(rows, canary, rng);
  if (view.paused) return { do: 'resume' };
  // Players get a moment: a question is mostly left to its clock.
  if (phase === 'question' && rng.chance(0.75)) return null;
  if (phase === 'podium' && rng.chance(0.9)) return null;
  return { do: 'next' };
}

function somethingElse(rows: readonly SeatRow[], canary: string, rng: Rng): OperatorAction {
  const row = rows.length > 0 ? rng.pick(rows) : null;
  const seat = row && rng.chance(0.95) ? row.seat : 99;
  const on = rng.chance(0.4);
  return rng.pick<OperatorAction>([
    { do: 'pause' },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'back' },
    { do: 'skip' },
    { do: 'addTime', seconds: rng.pick([-10, -3, 5, 10]) },
    { do: 'closeAnswers' },
    { do: 'closeAnswers' },
    { do: 'reveal' },
    { do: 'reveal' },
    { do: 'showStandings' },
    { do: 'hideStandings' },
    { do: 'mute', on },
    { do: 'black', on },
    rng.chance(0.1) ? { do: 'showPodium' } : { do: 'next' },
    { do: 'lock', on },
    { do: 'autoAdvance', on },
    { do: 'lateJoin', on: rng.chance(0.7) },
    { do: 'twoStep', on },
    { do: 'kick', seat },
    rng.chance(0.5) ? { do: 'ban', seat } : { do: 'unbanAll' },
    rng.chance(0.3) && row ? { do: 'removeSince', sinceMs: row.joinedAtMs } : { do: 'resume' },
    { do: 'extraTime', seat, percent: rng.pick([0, 50, 100]) },
    { do: 'extraTime', seat, percent: 100 },
    { do: 'moveTeam', seat, team: rng.below(3) },
    { do: 'rename', seat, name: `${canary} ${rng.text(4)}` },
    {
      do: 'correctKey',
      slide: rng.below(4),
      key: rng.chance(0.5) ? { kind: 'void' } : { kind: 'choice', correct: [1] },
    },
    rng.chance(0.15) ? { do: 'end' } : { do: 'next' },
  ]);
}
