import { useTexts } from '#platform/i18n';
import type { PlayerAnswer, QuestionResult } from '@qc/contract';
import classes from './players/player-answers.module.css';
import { reportKindOf } from './slides/report-kinds.ts';

/** What one player answered. */
export function GivenAnswer({ question, answer }: { question: QuestionResult; answer: PlayerAnswer | undefined }) {
  const t = useTexts('results');
  const response = answer?.response;
  if (!response) return <span className={classes.soft}>{t.noAnswer}</span>;
  const { Given } = reportKindOf(response);
  return <Given question={question} response={response} />;
}
