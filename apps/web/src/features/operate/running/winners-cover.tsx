import { Button, Paper, Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { OperatorView } from '@qc/contract';
import { formatNumber, useLanguage, useTexts } from '#platform/i18n';
import styles from '../operate.module.css';

/** Who has won, for the host alone and under a cover: the console may stand where others look on. */
export function WinnersCover({ view }: { view: OperatorView }) {
  const press = useTexts('press');
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const winners = view.winners ?? [];
  if (winners.length === 0) return null;
  return (
    <Paper withBorder radius="lg" p="sm" component="section">
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={open ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? press.hideWinners : press.seeWinners}
      </Button>
      {open && (
        <ol className={styles.winners}>
          {winners.map((row) => (
            <li key={row.seat}>
              <Text span fw={700}>
                {row.rank}
              </Text>
              <bdi>{row.name}</bdi>
              <Text span c="dimmed">
                {formatNumber(language, row.score)}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Paper>
  );
}
