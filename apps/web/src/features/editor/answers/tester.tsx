import { useTexts } from '#platform/i18n';
import { TextInput } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './answers-field.module.css';

/** A field to try an answer in, with the verdict beside it. What is tried is not kept. */
export function Tester({
  value,
  verdict,
  error = null,
  numeric = false,
  onChange,
}: {
  value: string;
  verdict: { good: boolean; text: string } | null;
  error?: ReactNode;
  numeric?: boolean;
  onChange: (value: string) => void;
}) {
  const t = useTexts('editorAnswers');
  return (
    <div className={classes.tester}>
      <TextInput
        className={classes.testerInput}
        label={t.tester}
        placeholder={t.testerPlaceholder}
        leftSection={<IconFlask size={18} aria-hidden />}
        value={value}
        data-own-undo
        error={error}
        {...(numeric ? { inputMode: 'decimal' as const } : {})}
        classNames={{ input: 'qc-user-text' }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={classes.verdict} role="status" data-good={verdict?.good ?? undefined}>
        {verdict && (verdict.good ? <IconCircleCheck size={20} aria-hidden /> : <IconCircleX size={20} aria-hidden />)}
        {verdict?.text}
      </p>
    </div>
  );
}
