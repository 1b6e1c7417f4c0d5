import classes from './column-chart.module.css';
import { labelStep } from './label-step.ts';
import { VisuallyHidden } from '@mantine/core';

/** One column of a chart. */
export interface ChartColumn {
  key: number;
  /** Under the column, where there is room. */
  label: string;
  /** Above it; empty: nothing. */
  figure: string;
  /** Height, 0..1; null: there is nothing to show. */
  share: number | null;
  /** All of it in a sentence, for screen readers and under the pointer. */
  words: string;
}

interface Props {
  title: string;
  /** What the labels under the columns are. */
  axis: string;
  columns: readonly ChartColumn[];
  tone: 'right' | 'time' | 'points';
}

/** Above more columns than these their figures would run into each other. */
const FIGURES_MAX = 12;

/** A column chart that runs with the language: a list to screen readers, with every value in words. */
export function ColumnChart({ title, axis, columns, tone }: Props) {
  const crowded = columns.length > FIGURES_MAX;
  const step = labelStep(columns.map(({ label }) => label));
  return (
    <figure className={classes.chart} data-tone={tone} data-crowded={crowded || undefined}>
      <figcaption className={classes.title}>{title}</figcaption>
      <div
        className={classes.scroller}
        tabIndex={crowded ? 0 : undefined}
        role={crowded ? 'region' : undefined}
        aria-label={crowded ? title : undefined}
      >
        <ol className={classes.columns}>
          {columns.map(({ key, label, figure, share, words }, at) => (
            <li key={key} className={classes.column} title={words}>
              <VisuallyHidden component="span">{words}</VisuallyHidden>
              <span className={classes.figure} aria-hidden>
                {crowded ? '' : figure}
              </span>
              <span className={classes.place} aria-hidden>
                {share !== null && (
                  <span className={classes.bar} style={{ blockSize: `${Math.max(share, 0.01) * 100}%` }} />
                )}
              </span>
              <span className={classes.label} aria-hidden>
                <bdi dir="ltr">{at % step === 0 ? label : ''}</bdi>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <span className={classes.axis} aria-hidden>
        {axis}
      </span>
    </figure>
  );
}
