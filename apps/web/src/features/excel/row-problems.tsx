import { useTexts } from '#platform/i18n';
import type { ExcelProblem } from '@qc/contract';
import classes from './excel.module.css';

/** What is wrong with a row, cell by cell, in words. */
export function RowProblems({ problems }: { problems: readonly ExcelProblem[] }) {
  const t = useTexts('excel');
  if (problems.length === 0) return null;
  return (
    <ul className={classes.problems}>
      {problems.map((problem) => (
        <li key={`${problem.column}-${problem.code}`}>
          <strong>{t.columns[problem.column]}:</strong> {t.codes[problem.code](problem.limit ?? 0)}
        </li>
      ))}
    </ul>
  );
}
