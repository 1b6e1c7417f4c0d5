import { formatNumber, useLanguage, useTexts } from '#platform/i18n';
import type { GameResult } from '@qc/contract';
import { winnersOf } from '@qc/engine';
import classes from './winners-strip.module.css';

/** How many stand on steps. */
const STEPS = 3;

/** Those whom the game honours: the first three on their steps, the others below; who shares a place stands as high. In the order of the ranks. */
export function WinnersStrip({ result }: { result: Pick<GameResult, 'players' | 'winnersCount'> }) {
  const t = useTexts('results');
  const { language } = useLanguage();
  const winners = winnersOf(result.players, result.winnersCount);
  const rest = winners.slice(STEPS);
  if (winners.length === 0) return null;
  return (
    <section className={classes.strip} aria-label={t.winners}>
      <ol className={classes.steps}>
        {winners.slice(0, STEPS).map((player, at) => (
          <li key={player.seat} className={classes.step} data-step={at + 1}>
            <span className={classes.name}>
              <bdi>{player.name}</bdi>
            </span>
            <span className={classes.points}>{t.points(player.score, formatNumber(language, player.score))}</span>
            <span className={classes.block} data-rank={player.rank}>
              {player.rank}
            </span>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <ol className={classes.rest} start={STEPS + 1}>
          {rest.map(({ seat, rank, name, score }) => (
            <li key={seat}>
              <b>{rank}</b> <bdi>{name}</bdi> <span className={classes.points}>{formatNumber(language, score)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
