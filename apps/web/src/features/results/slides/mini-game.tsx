import { sharePercent } from '#features/show';
import { useTexts } from '#platform/i18n';
import type { PlayerResult } from '@qc/contract';
import classes from '../players/player-answers.module.css';
import cardClasses from '../question-card.module.css';
import { JUDGED } from './judged.ts';
import type { ReportKind, ResponseOf } from './report-kind.ts';

/** A score that the mini-game told, and nobody can say whether it is true. */
export const miniGame: ReportKind<ResponseOf<'miniGame'>> = {
  ...JUDGED,
  Spread: UnverifiedNote,
  averageScore: averageShare,
  Given: ({ response }) => <Score share={response.share} />,
  instead: (answer, t) => (answer?.response ? t.outcomes.played : null),
};

function UnverifiedNote() {
  const t = useTexts('results');
  return <p className={cardClasses.note}>{t.unverifiedNote}</p>;
}

function Score({ share }: { share: number | null }) {
  const t = useTexts('results');
  if (share === null) return <span className={classes.soft}>{t.noScore}</span>;
  return (
    <span>
      <bdi>{sharePercent(share)}</bdi> <span className={classes.soft}>{t.unverified}</span>
    </span>
  );
}

/** The average score that a mini-game told of its players, 0 to 1; null: it told none. */
export function averageShare(players: readonly PlayerResult[], slide: number): number | null {
  const shares = players
    .flatMap(({ answers }) => answers.filter((answer) => answer.slide === slide))
    .flatMap(({ response }) => (response?.type === 'miniGame' ? (response.share ?? []) : []));
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
