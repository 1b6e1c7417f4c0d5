import { useState } from 'react';
import { Button, List, Paper } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { StandingRow } from '@qc/contract';
import { useTexts } from '#platform/i18n';

/** Who has won, for the host alone, while the podium comes up: under a cover, since others may look at this screen. */
export function CoveredWinners({ winners }: { winners: readonly StandingRow[] }) {
  const press = useTexts('press');
  const [open, setOpen] = useState(false);
  return (
    <Paper withBorder radius="lg" p="md" component="section">
      <Button
        variant="default"
        leftSection={open ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? press.hideWinners : press.showMeWinners}
      </Button>
      {open && (
        <List type="ordered" listStyleType="none" mt="sm" spacing="xs">
          {winners.map(({ seat, rank, name }) => (
            <List.Item key={seat}>
              <b>{rank}</b> <bdi>{name}</bdi>
            </List.Item>
          ))}
        </List>
      )}
    </Paper>
  );
}
