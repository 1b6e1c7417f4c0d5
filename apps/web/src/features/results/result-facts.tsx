import type { Texts } from '@qc/words/en/screens/results/results';
import { formatDateTime, formatNumber, formatPercent, useLanguage, useTexts } from '#platform/i18n';
import type { GameResult } from '@qc/contract';
import classes from './result-facts.module.css';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Fewer than this many of a unit are told in the next smaller one. */
const FEW = 3;

type Figures = Pick<GameResult, 'playersCount' | 'questionsCount' | 'rightShare' | 'startedAt' | 'endedAt'>;

/** A run in five figures. */
export function ResultFacts({ result }: { result: Figures }) {
  const t = useTexts('results');
  const { language } = useLanguage();
  const facts = [
    [t.players, formatNumber(language, result.playersCount)],
    [t.questions, formatNumber(language, result.questionsCount)],
    [t.rightShare, result.rightShare === null ? '–' : formatPercent(language, result.rightShare)],
    [t.duration, durationWords(result.endedAt - result.startedAt, t)],
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

/** How long a run took. An assignment may be open for weeks: nobody reckons that in minutes. */
function durationWords(spanMs: number, t: Texts): string {
  if (spanMs >= FEW * DAY_MS) return t.days(Math.round(spanMs / DAY_MS));
  if (spanMs >= FEW * HOUR_MS) return t.hours(Math.round(spanMs / HOUR_MS));
  return t.minutes(Math.round(spanMs / MINUTE_MS));
}
