import { useApiMutation } from '#platform/api';
import { useTexts } from '#platform/i18n';
import { refreshSession } from '#platform/session';
import { showTimedMessage } from '#ui/dialogs';
import { Paper, Switch, Title } from '@mantine/core';
import type { Institution } from '@qc/contract';
import { GAME_DEVICES } from '@qc/contract/devices/devices';
import { useQueryClient } from '@tanstack/react-query';

/** Whether people here may run games with remotes; in force at once. */
export function RemotesSwitch({ institution: { _id, disableRemotesGames } }: { institution: Institution }) {
  const t = useTexts('institution');
  const client = useQueryClient();
  const save = useApiMutation('updateInstitution', {
    onSuccess: async (saved) => {
      client.setQueryData(['getInstitution', { params: { id: _id } }], saved);
      showTimedMessage({ kind: 'success', title: t.remotesSaved[saved.disableRemotesGames ? 'off' : 'on'] });
      await refreshSession();
    },
  });
  // Shows the wish while it is on its way; what the server refuses falls back.
  const off = save.isPending ? save.variables.body?.disableRemotesGames === true : disableRemotesGames;
  return (
    <Paper component="section" aria-labelledby="remotes-switch" withBorder p={{ base: 'md', sm: 'xl' }}>
      <Title order={2} id="remotes-switch" mb="md">
        {t.remotesTitle}
      </Title>
      <Switch
        label={t.remotesLabel}
        description={t.remotesHint(GAME_DEVICES.remotes.price)}
        checked={!off}
        disabled={save.isPending}
        onChange={(event) =>
          save.mutate({ params: { id: _id }, body: { disableRemotesGames: !event.currentTarget.checked } })
        }
      />
    </Paper>
  );
}
