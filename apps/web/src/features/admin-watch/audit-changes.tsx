import { useLanguage, useTexts } from '#platform/i18n';
import { VisuallyHidden } from '@mantine/core';
import type { AuditEntry, AuditRecord } from '@qc/contract';
import classes from './watch.module.css';
import { wordField, wordValue } from './word-value.ts';

interface Props {
  entry: Pick<AuditEntry, 'before' | 'after' | 'target'>;
  records: ReadonlyMap<string, AuditRecord>;
}

/** Marks of the program, and whose a record is, which stands beside its name. */
const UNSAID = new Set(['_id', 'key', 'subscription', 'owner']);

/** What an act changed, field by field: what was there, and what is there now. */
export function AuditChanges({ entry: { before, after, target }, records }: Props) {
  const t = useTexts('adminWatch');
  const { language } = useLanguage();
  // What is new and empty says nothing, and what an act is about is said once.
  const isSaid = (field: string) =>
    !UNSAID.has(field) && (before[field] !== undefined || !['', 'null', target].includes(after[field] ?? ''));
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isSaid);
  if (fields.length === 0) return '–';
  const beside = { language, currency: after['currency'] ?? before['currency'], records };
  return (
    <ul className={classes.changes}>
      {fields.map((field) => {
        const old = before[field];
        const now = after[field];
        return (
          <li key={field}>
            <bdi className={classes.field}>{wordField(field, language)}</bdi>:{' '}
            {old !== undefined && old !== now && (
              <>
                <VisuallyHidden>{t.was} </VisuallyHidden>
                <bdi className={classes.old}>{wordValue(field, old, beside)}</bdi>{' '}
                <VisuallyHidden>{t.isNow} </VisuallyHidden>
              </>
            )}
            {now !== undefined && <bdi>{wordValue(field, now, beside)}</bdi>}
          </li>
        );
      })}
    </ul>
  );
}
