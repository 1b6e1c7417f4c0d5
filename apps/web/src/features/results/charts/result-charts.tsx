import { formatNumber, formatPercent, formatSeconds, useLanguage, useTexts } from '#platform/i18n';
import type { GameResult, QuestionResult } from '@qc/contract';
import { rightShareOf } from '@qc/engine';
import { type ChartColumn, ColumnChart } from './column-chart.tsx';
import classes from './result-charts.module.css';
import { scoreBuckets } from './score-buckets.ts';

/** A run in three charts: right answers and time by question, and how the points were spread. */
export function ResultCharts({ result }: { result: GameResult }) {
  const t = useTexts('resultCharts');
  if (result.questions.length === 0 || result.players.length === 0) return null;
  return (
    <section className={classes.charts} aria-label={t.glance}>
      <RightChart questions={result.questions} />
      <TimeChart questions={result.questions} />
      <ScoreChart result={result} />
    </section>
  );
}

function RightChart({ questions }: { questions: readonly QuestionResult[] }) {
  const t = useTexts('resultCharts');
  const { language } = useLanguage();
  const columns = questions.map((question, at): ChartColumn => {
    const share = rightShareOf([question]);
    const figure = share === null ? '' : formatPercent(language, share);
    const none = question.answeredCount === 0 ? t.questionUnanswered : t.questionNotJudged;
    const words = share === null ? none(at + 1) : t.questionRight(at + 1, figure);
    return { key: question.slide, label: String(at + 1), figure, share, words };
  });
  return <ColumnChart title={t.rightByQuestion} axis={t.byNumber} columns={columns} tone="right" />;
}

function TimeChart({ questions }: { questions: readonly QuestionResult[] }) {
  const t = useTexts('resultCharts');
  const { language } = useLanguage();
  const longest = questions.reduce((most, { averageMs }) => Math.max(most, averageMs ?? 0), 1);
  const columns = questions.map(({ slide, averageMs, answeredCount }, at): ChartColumn => {
    const figure = averageMs === null ? '' : formatSeconds(language, averageMs);
    const none = answeredCount === 0 ? t.questionUnanswered : t.questionNotTimed;
    const words = averageMs === null ? none(at + 1) : t.questionTime(at + 1, figure);
    return { key: slide, label: String(at + 1), figure, share: averageMs === null ? null : averageMs / longest, words };
  });
  return <ColumnChart title={t.timeByQuestion} axis={t.byNumber} columns={columns} tone="time" />;
}

function ScoreChart({ result }: { result: GameResult }) {
  const t = useTexts('resultCharts');
  const { language } = useLanguage();
  const buckets = scoreBuckets(result.players.map(({ score }) => score));
  const most = buckets.reduce((peak, { players }) => Math.max(peak, players), 1);
  const columns = buckets.map(({ from, to, players }): ChartColumn => {
    const [first, last] = [formatNumber(language, from), formatNumber(language, to)];
    return {
      key: from,
      label: first,
      figure: formatNumber(language, players),
      share: players / most,
      words: t.scoreBucket(first, last, players),
    };
  });
  return <ColumnChart title={t.scores} axis={t.byScore} columns={columns} tone="points" />;
}
