import { formatNumber, useLanguage, useTexts } from '#platform/i18n';
import type { PlayerResult } from '@qc/contract';
import classes from './winners-strip.module.css';
import { texts } from './texts.ts';

/** How many stand on the podium of a report. */
const SHOWN = 3;

/** The first three of a run on their steps; the list itself stays in the order of the ranks. */
export function WinnersStrip({ players }: { players: readonly PlayerResult[] }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const winners = players.filter((player) => player.score > 0).slice(0, SHOWN);
  if (winners.length === 0) return null;
  return (
    <section className={classes.strip} aria-label={t.winners}>
      <ol className={classes.steps}>
        {winners.map((player, at) => (
          <li key={player.seat} className={classes.step} data-step={at + 1}>
            <span className={classes.name}>
              <bdi>{player.name}</bdi>
            </span>
            <span className={classes.points}>{t.points(formatNumber(language, player.score))}</span>
            <span className={classes.block}>{player.rank}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
