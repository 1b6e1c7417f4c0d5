import { Paper, Table } from '@mantine/core';
import { useId } from 'react';
import classes from './day-chart.module.css';

/** One point of time of a chart. `value` is drawn, `words` are what stands in the table and under the pointer. */
export interface ChartDay {
  key: number;
  /** Day or span of days, as the table and the axis write it. */
  label: string;
  value: number;
  words: string;
}

interface Props {
  title: string;
  /** What all days together come to; beside the title. */
  total: string;
  days: readonly ChartDay[];
  /** Heads of the table's two columns, and the words of its button. */
  labels: { day: string; value: string; table: string };
  tone?: 'blue' | 'green' | 'amber' | 'red';
  /** The value of a line of the scale in words. */
  format: (value: number) => string;
}

const WIDTH = 600;
const HEIGHT = 150;
/** Above more days than these a line is clearer than columns. */
const COLUMNS_MAX = 62;

/**
 * Values over days: columns, or a filled line where there are many. Runs with the language, and opens into a table that
 * says the same in words.
 */
export function DayChart({ title, total, days, labels, tone = 'blue', format }: Props) {
  const id = useId();
  const top = niceTop(Math.max(...days.map(({ value }) => value), 0));
  const first = days[0]?.label ?? '';
  const last = days.length > 1 ? days.at(-1)?.label : '';
  return (
    <Paper component="figure" withBorder className={classes.chart} data-tone={tone}>
      <figcaption className={classes.head} id={id}>
        <span className={classes.title}>{title}</span>
        <strong className={classes.total}>{total}</strong>
      </figcaption>
      <div className={classes.plot} aria-hidden>
        <div className={classes.scale}>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{format(value)}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={classes.drawing}>
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1={0} x2={WIDTH} y1={y} y2={y} className={classes.grid} />
          ))}
          {days.length > COLUMNS_MAX ? <Line days={days} top={top} /> : <Columns days={days} top={top} />}
        </svg>
      </div>
      <div className={classes.axis} data-one={days.length === 1 || undefined} aria-hidden>
        <bdi>{first}</bdi>
        <bdi>{last}</bdi>
      </div>
      <details className={classes.details}>
        <summary>{labels.table}</summary>
        <div className={classes.scroller} tabIndex={0} role="region" aria-labelledby={id}>
          <Table verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{labels.day}</Table.Th>
                <Table.Th scope="col" ta="end">
                  {labels.value}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {days.map(({ key, label, words }) => (
                <Table.Tr key={key}>
                  <Table.Td>
                    <bdi>{label}</bdi>
                  </Table.Td>
                  <Table.Td ta="end">{words}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </details>
    </Paper>
  );
}

function Columns({ days, top }: { days: readonly ChartDay[]; top: number }) {
  const step = WIDTH / Math.max(days.length, 1);
  const width = Math.min(step * 0.72, 34);
  return days.map(({ key, label, value, words }, index) => {
    const height = value <= 0 ? 0 : Math.max((value / top) * HEIGHT, 2);
    const x = index * step + (step - width) / 2;
    return (
      <g key={key}>
        <rect x={x} y={HEIGHT - height} width={width} height={height} rx={2} className={classes.bar} />
        <rect x={index * step} y={0} width={step} height={HEIGHT} className={classes.touch}>
          <title>{`${label}: ${words}`}</title>
        </rect>
      </g>
    );
  });
}

function Line({ days, top }: { days: readonly ChartDay[]; top: number }) {
  const step = WIDTH / (days.length - 1);
  const points = days
    .map(({ value }, index) => `${index * step},${HEIGHT - (Math.max(value, 0) / top) * HEIGHT}`)
    .join(' ');
  return (
    <>
      <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} className={classes.area} />
      <polyline points={points} className={classes.line} />
    </>
  );
}

/** The least of 2, 4, 10, 20, 40, 100 … that is not below `value`: half of it is a whole number too. */
function niceTop(value: number): number {
  if (value <= 2) return 2;
  const scale = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 6, 8, 10].map((part) => part * scale).find((top) => top >= value) ?? value;
}
