import { useTexts } from '#platform/i18n';
import { VisuallyHidden } from '@mantine/core';
import { texts } from './texts.ts';
import classes from './watch.module.css';

interface Props {
  before: Readonly<Record<string, string>>;
  after: Readonly<Record<string, string>>;
}

/** What an act changed, field by field: what was there, and what is there now. */
export function AuditChanges({ before, after }: Props) {
  const t = useTexts(texts);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (fields.length === 0) return '–';
  return (
    <ul className={classes.changes}>
      {fields.map((field) => {
        const old = before[field];
        const now = after[field];
        return (
          <li key={field}>
            <bdi dir="ltr">{field}</bdi>:{' '}
            {old !== undefined && old !== now && (
              <>
                <VisuallyHidden>{t.was} </VisuallyHidden>
                <bdi className={classes.old}>{old === '' ? '∅' : old}</bdi> <VisuallyHidden>{t.isNow} </VisuallyHidden>
              </>
            )}
            {now !== undefined && <bdi>{now === '' ? '∅' : now}</bdi>}
          </li>
        );
      })}
    </ul>
  );
}
