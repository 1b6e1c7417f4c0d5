import { PersonPicker } from '#platform/admin-list';
import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { thenSay } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { Dialog } from '#ui/dialog/dialog';
import { CancelButton } from '#ui/form-buttons';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import type { User, UserId } from '@qc/contract';
import { useState } from 'react';

/** Asks what becomes of a person's games, then deletes the account for good. */
export function RemoveUserDialog({ user, onClose }: { user: User | null; onClose: () => void }) {
  const t = useTexts('adminUsers');
  return (
    <Dialog opened={user !== null} onClose={onClose} title={user && t.removeTitle(user.name)}>
      {user && <Question key={user._id} user={user} onClose={onClose} />}
    </Dialog>
  );
}

function Question({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts('adminUsers');
  const { language } = useLanguage();
  const refresh = useRefresh('listUsers');
  const [what, setWhat] = useState('delete');
  const [receiver, setReceiver] = useState<UserId | null>(null);
  const remove = useApiMutation('removeUser', {
    meta: { quiet: true },
    onSuccess: thenSay(refresh, t.removed, onClose),
  });
  const gamesTo = what === 'give' ? receiver : null;
  return (
    <Stack gap="md">
      <Text>{t.removeText}</Text>
      {remove.error && <ErrorNotice text={errorText(remove.error, language)} />}
      <Radio.Group label={t.whatOfGames} value={what} onChange={setWhat}>
        <Stack gap="xs" mt="xs">
          <Radio value="delete" label={t.gamesDeleted} />
          <Radio value="give" label={t.gamesGiven} />
        </Stack>
      </Radio.Group>
      {what === 'give' && <PersonPicker label={t.receiver} value={receiver} onChange={setReceiver} except={user._id} />}
      <Group justify="flex-end">
        <CancelButton onClick={onClose} data-autofocus />
        <Button
          color="red"
          loading={remove.isPending}
          disabled={what === 'give' && receiver === null}
          onClick={() => remove.mutate({ params: { id: user._id }, body: { gamesTo } })}
        >
          {t.removeYes}
        </Button>
      </Group>
    </Stack>
  );
}
