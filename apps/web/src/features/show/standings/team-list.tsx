import type { Language, TeamRow } from '@qc/contract';
import { RankedList } from './ranked-list.tsx';
import { TeamBadge } from './team-badge.tsx';

/** Teams by places. `ownTeam` marks one's own. See `RankedList`. */
export function TeamList({
  rows,
  language,
  ownTeam = null,
  moves = true,
}: {
  rows: readonly TeamRow[];
  language: Language;
  ownTeam?: number | null;
  /** Tells who went up and down. */
  moves?: boolean;
}) {
  const ranked = rows.map(({ team, rank, previousRank, score, name }) => ({
    key: team,
    rank,
    previousRank,
    score,
    name,
    label: (
      <>
        <TeamBadge team={team} /> <bdi>{name}</bdi>
      </>
    ),
    streak: 0,
    own: team === ownTeam,
  }));
  return <RankedList rows={ranked} language={language} moves={moves} />;
}
