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
  const turn = view.phase.phase === 'question' ? view.phase.race?.turn : null;
  if (turn && rng.chance(0.8))
    return rng.chance(0.15)
      ? { do: 'passTurn', seat: turn.seat }
      : { do: 'judge', seat: turn.seat, right: rng.chance(0.4) };
  if (rng.chance(0.25)) return somethingElse(rows, { canary, isRace: 'race' in view.phase }, rng);
  if (view.paused) return { do: 'resume' };
  // Players get a moment: a question is mostly left to its clock.
  if (phase === 'question' && rng.chance(0.75)) return null;
  if (phase === 'podium' && rng.chance(0.9)) return null;
  return { do: 'next' };
}

/** Clickers are let in, given players without a page, and handed out, to those with a page as well. */
export function pickAboutClickers(
  view: OperatorView | PresenterView,
  rows: readonly SeatRow[],
  canary: string,
  rng: Rng,
): OperatorAction {
  if ('devices' in view && !view.devices.includes('remotes') && rng.chance(0.9))
    return { do: 'letIn', device: 'remotes', on: true };
  const bare = rows.filter((row) => !row.removed && row.remotes.length === 0);
  if (bare.length > 0 && rng.chance(0.75))
    return { do: 'pairRemote', remote: `buzz-1:${rng.below(6)}`, seat: rng.pick(bare).seat };
  if (rng.chance(0.2)) return { do: 'unpairRemote', remote: `buzz-1:${rng.below(4)}` };
  const names = [`${canary} k${rng.below(3)}`, `${canary} l${rng.below(3)}`];
  return rng.chance(0.8)
    ? { do: 'addPlayers', names, team: rng.below(2) }
    : { do: 'letIn', device: 'remotes', on: rng.chance(0.7) };
}

function somethingElse(
  rows: readonly SeatRow[],
  { canary, isRace }: { canary: string; isRace: boolean },
  rng: Rng,
): OperatorAction {
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
    { do: 'largeCode', on },
    rng.pick<OperatorAction>([
      { do: 'openScreenLink' },
      { do: 'screenLinkKeys', number: 1 + rng.below(3), on },
      { do: 'closeScreenLink', number: 1 + rng.below(3) },
    ]),
    { do: 'volume', level: rng.below(101) },
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
    ...(isRace ? [{ do: 'rejudge' as const, slide: rng.below(4), seat, right: on }] : []),
    rng.chance(0.15) ? { do: 'end' } : { do: 'next' },
  ]);
}
