import { withWords } from '#platform/words-loader';
import { useTexts } from '#platform/i18n';
import { forgetUnsent, gamesWithUnsent } from '#platform/storage';
import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';

interface Props {
  /** Whose edits wait on this device. */
  userId: string;
  opened: boolean;
  onCancel: () => void;
  /** The person has decided: now the session may end. */
  onDecided: () => void;
}

/** Before signing out: what to do with edits that only this device has. */
export function UnsentDialog({ userId, opened, onCancel, onDecided }: Props) {
  const t = useTexts('app').unsent;
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const send = async () => {
    setSending(true);
    const { sendUnsent } = await withWords(import('#features/editor'), 'errors', 'author', 'editor', 'show');
    const done = await sendUnsent(gamesWithUnsent(userId)).catch(() => false);
    setSending(false);
    setFailed(!done);
    if (done) onDecided();
  };
  const discard = () => {
    forgetUnsent(userId);
    onDecided();
  };
  return (
    <Modal opened={opened} onClose={onCancel} title={t.title}>
      <Stack gap="md">
        <Text>{t.text}</Text>
        {failed && (
          <Alert color="red" role="alert">
            {t.failed}
          </Alert>
        )}
        <Stack gap="xs">
          <Button loading={sending} onClick={() => void send()} data-autofocus>
            {t.send}
          </Button>
          <Button variant="default" disabled={sending} onClick={onDecided}>
            {t.keep}
          </Button>
          <Button variant="light" color="red" disabled={sending} onClick={discard}>
            {t.discard}
          </Button>
        </Stack>
      </Stack>
    </Modal>
  );
}
