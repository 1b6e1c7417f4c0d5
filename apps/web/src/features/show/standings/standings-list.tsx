import type { Language, StandingRow } from '@qc/contract';
import { keepTail } from '../parts/keep-units.ts';
import { RankedList } from './ranked-list.tsx';
import { TeamBadge } from './team-badge.tsx';

/** Players by places, each with the sign of the team. `ownSeat` marks one's own row. See `RankedList`. */
export function StandingsList({
  rows,
  language,
  ownSeat = null,
  moves = true,
  streaks = false,
}: {
  rows: readonly StandingRow[];
  language: Language;
  ownSeat?: number | null;
  /** Tells who went up and down. */
  moves?: boolean;
  /** Tells who has right answers in a row. */
  streaks?: boolean;
}) {
  const ranked = rows.map(({ seat, rank, previousRank, score, name, team, streak }) => ({
    key: seat,
    rank,
    previousRank,
    score,
    name,
    label: (
      <>
        {team !== null && <TeamBadge team={team} />} <bdi>{keepTail(name)}</bdi>
      </>
    ),
    streak: streaks ? streak : 0,
    own: seat === ownSeat,
  }));
  return <RankedList rows={ranked} language={language} moves={moves} />;
}
