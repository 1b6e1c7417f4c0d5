import { useLanguage, useTexts } from '#platform/i18n';
import { VisuallyHidden } from '@mantine/core';
import { fieldTexts } from './field-texts.ts';
import { texts } from './texts.ts';
import { wordValue } from './value-texts.ts';
import classes from './watch.module.css';

interface Props {
  before: Readonly<Record<string, string>>;
  after: Readonly<Record<string, string>>;
}

/** What an act changed, field by field: what was there, and what is there now. */
export function AuditChanges({ before, after }: Props) {
  const t = useTexts(texts);
  const names: Readonly<Record<string, string>> = useTexts(fieldTexts);
  const { language } = useLanguage();
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (fields.length === 0) return '–';
  const currency = after['currency'] ?? before['currency'];
  return (
    <ul className={classes.changes}>
      {fields.map((field) => {
        const old = before[field];
        const now = after[field];
        return (
          <li key={field}>
            <bdi className={classes.field}>{names[field] ?? field}</bdi>:{' '}
            {old !== undefined && old !== now && (
              <>
                <VisuallyHidden>{t.was} </VisuallyHidden>
                <bdi className={classes.old}>{wordValue(field, old, language, currency)}</bdi>{' '}
                <VisuallyHidden>{t.isNow} </VisuallyHidden>
              </>
            )}
            {now !== undefined && <bdi>{wordValue(field, now, language, currency)}</bdi>}
          </li>
        );
      })}
    </ul>
  );
}
