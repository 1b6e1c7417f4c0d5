import { formatDateTime, isolate, useTexts } from '#platform/i18n';
import type { CorrectionEntry, GameResult } from '@qc/contract';
import { IconArrowRight } from '@tabler/icons-react';
import classes from './corrections-list.module.css';

/** Every right answer that was put right: which question, from what to what, by whom and when. */
export function CorrectionsList({ result }: { result: GameResult }) {
  const t = useTexts('resultChanges');
  const words = useTexts('results');
  if (result.corrections.length === 0) return null;
  const numbers = new Map(result.questions.map(({ slide }, at) => [slide, at + 1]));
  return (
    <section className={classes.panel} aria-labelledby="report-corrections">
      <h2 id="report-corrections" className={classes.title}>
        {t.corrections}
      </h2>
      <ol className={classes.list}>
        {result.corrections.map((entry, at) => (
          <li key={at} className={classes.entry}>
            <span className={classes.what}>
              <KeyWords entry={entry} side="before" />
              <IconArrowRight size={17} aria-hidden className={classes.arrow} />
              <KeyWords entry={entry} side="after" />
            </span>
            <span className={classes.who}>
              {t.correction(
                words.questionNumber(numbers.get(entry.slide) ?? entry.slide + 1),
                isolate(entry.by || t.somebody),
                formatDateTime(entry.atMs),
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function KeyWords({ entry, side }: { entry: CorrectionEntry; side: 'before' | 'after' }) {
  const t = useTexts('resultChanges');
  const words = useTexts('results');
  const key = entry[side];
  if (key.length === 0) return <b className={classes.key}>{t.isVoid}</b>;
  // The engine knows no language: true and false come as signs.
  const said = key.map((word) => (word === '✓' ? words.trueAnswer : word === '✗' ? words.falseAnswer : word));
  return <bdi className={classes.key}>{said.join(' / ')}</bdi>;
}
