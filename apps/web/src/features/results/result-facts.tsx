import { formatDateTime, formatNumber, formatPercent, useLanguage, useTexts } from '#platform/i18n';
import type { GameResult } from '@qc/contract';
import classes from './result-facts.module.css';
import { texts } from './texts.ts';

const MINUTE_MS = 60_000;

/** A run in five figures. */
export function ResultFacts({ result }: { result: GameResult }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const facts = [
    [t.players, formatNumber(language, result.playersCount)],
    [t.questions, formatNumber(language, result.questionsCount)],
    [t.rightShare, result.rightShare === null ? '–' : formatPercent(language, result.rightShare)],
    [t.duration, t.minutes(Math.round((result.endedAt - result.startedAt) / MINUTE_MS))],
    [t.date, formatDateTime(result.endedAt)],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
