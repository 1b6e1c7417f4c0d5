import { useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { Button, Text } from '@mantine/core';
import type { Assignment } from '@qc/contract';
import { IconCopy } from '@tabler/icons-react';
import { QrCode } from '#features/show';
import classes from './assignments.module.css';
import { isOnlyHere, playAddress } from './play-address.ts';

/** An assignment to hand on: its address, a button that copies it, its QR code. */
export function AssignmentCard({ assignment }: { assignment: Pick<Assignment, 'code' | 'name'> }) {
  const t = useTexts('assignments');
  const copy = useCopyLink();
  const address = playAddress(assignment.code);
  return (
    <div className={classes.card}>
      <div className={classes.cardWords}>
        <Text size="sm" c="dimmed">
          {t.address}
        </Text>
        <Text fw={650} className={classes.address} dir="ltr">
          {address}
        </Text>
        {isOnlyHere(address) && (
          <Text size="sm" mt={4} role="note">
            {t.onlyHere}
          </Text>
        )}
        <Button mt="sm" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy(assignment.code)}>
          {t.copy}
        </Button>
      </div>
      <div className={classes.qr}>
        <QrCode address={address} label={t.scan(assignment.name)} />
      </div>
    </div>
  );
}

/** Puts an assignment's address on the clipboard, and says so. */
export function useCopyLink(): (code: string) => Promise<void> {
  const t = useTexts('assignments');
  return async (code) => {
    const address = playAddress(code);
    try {
      await navigator.clipboard.writeText(address);
      showTimedMessage({ kind: 'success', title: t.copied });
    } catch {
      showTimedMessage({ kind: 'error', title: t.copyFailed, text: address, durationMs: 8000 });
    }
  };
}
