import { textsIn } from '#platform/words';
import { useLanguage, useTexts } from '#platform/i18n';
import type { GameResult } from '@qc/contract';
import { ruleLines } from '@qc/words/rule-lines';
import classes from './result-facts.module.css';

/** How points were given in a run, in the words of its lobby and the language of whoever reads. */
export function ResultRule({ result }: { result: GameResult }) {
  const t = useTexts('resultCharts');
  const { language } = useLanguage();
  return (
    <p className={classes.rule}>
      <b>{t.rule}</b> {ruleLines(textsIn(language, 'rules'), result).join(' ')}
    </p>
  );
}
