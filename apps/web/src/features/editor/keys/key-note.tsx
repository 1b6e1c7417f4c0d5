import { Alert } from '@mantine/core';
import { IconDeviceRemote } from '@tabler/icons-react';
import { keyLimitOf } from '@qc/engine';
import type { QuestionContent } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import classes from './keys.module.css';

/** Says of a slide in a game for clickers what they cannot do on it; nothing where its type is not for them at all. */
export function KeyNote({ slide, short = false }: { slide: QuestionContent; short?: boolean }) {
  const t = useTexts('clickerSlides');
  const limit = keyLimitOf(slide);
  if (limit === null || limit === 'none') return null;
  if (short) return <span className={classes.short}>{t.short[limit]}</span>;
  return (
    <Alert color="blue" variant="light" icon={<IconDeviceRemote aria-hidden />}>
      {t.notes[limit]}
    </Alert>
  );
}
