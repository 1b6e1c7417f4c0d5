import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { RememberedRemote } from '@qc/contract';
import { SHORT_TEXT_MAX } from '@qc/contract/limits';
import { useApiMutation, useRefresh } from '#platform/api';
import { formatDate, useTexts } from '#platform/i18n';
import { clickerName } from '#platform/remote-names';
import { showTimedMessage } from '#ui/dialogs';
import { ListRow } from '#ui/row-list';

/** One remembered clicker: whose it is, and the ways to say it anew or to forget it. */
export function RememberedRow({ remembered }: { remembered: RememberedRemote }) {
  const t = useTexts('rememberedClickers');
  const receivers = useTexts('clickerReceivers');
  const [isChanging, setChanging] = useState(false);
  const refresh = useRefresh('listRememberedRemotes');
  const forget = useApiMutation('forgetRememberedRemote', {
    onSuccess: async () => {
      await refresh();
      showTimedMessage({ kind: 'success', title: t.forgotten });
    },
  });
  const { _id: id, name, team } = remembered;
  const remote = clickerName(remembered.remote, receivers);
  if (isChanging) return <ChangeRow remembered={remembered} remote={remote} onDone={() => setChanging(false)} />;
  return (
    <ListRow
      words={
        <>
          <Text fw={600}>
            <bdi>{name}</bdi>
            {team !== '' && (
              <Text span c="dimmed">
                {' · '}
                <bdi>{team}</bdi>
              </Text>
            )}
          </Text>
          <Text size="sm" c="dimmed">
            <bdi>{remote}</bdi> · {t.since} {formatDate(remembered.rememberedAt)}
          </Text>
        </>
      }
    >
      <Group gap="xs" wrap="nowrap">
        <ActionIcon variant="default" size={42} aria-label={t.changeOf(remote)} onClick={() => setChanging(true)}>
          <IconPencil size={20} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          color="red.9"
          size={42}
          aria-label={t.forgetOf(name)}
          loading={forget.isPending}
          onClick={() => forget.mutate({ params: { id } })}
        >
          <IconTrash size={20} />
        </ActionIcon>
      </Group>
    </ListRow>
  );
}

function ChangeRow({
  remembered: { _id: id, name: oldName, team: oldTeam },
  remote,
  onDone,
}: {
  remembered: RememberedRemote;
  remote: string;
  onDone: () => void;
}) {
  const t = useTexts('rememberedClickers');
  const [name, setName] = useState(oldName);
  const [team, setTeam] = useState(oldTeam);
  const refresh = useRefresh('listRememberedRemotes');
  const save = useApiMutation('updateRememberedRemote', {
    onSuccess: async () => {
      await refresh();
      onDone();
    },
  });
  const fits = name.trim() !== '' && name.trim().length <= SHORT_TEXT_MAX && team.trim().length <= SHORT_TEXT_MAX;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (fits) save.mutate({ params: { id }, body: { name, team } });
  };
  return (
    <ListRow
      words={
        <form onSubmit={send} aria-label={t.changeOf(remote)}>
          <Text size="sm" c="dimmed" mb={4}>
            <bdi>{remote}</bdi>
          </Text>
          <Group gap="sm" align="flex-end">
            <TextInput
              label={t.name}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              dir="auto"
              data-autofocus
            />
            <TextInput
              label={t.team}
              value={team}
              onChange={(event) => setTeam(event.currentTarget.value)}
              dir="auto"
            />
            <Button type="submit" disabled={!fits} loading={save.isPending}>
              {t.save}
            </Button>
            <Button variant="default" onClick={onDone}>
              {t.cancel}
            </Button>
          </Group>
        </form>
      }
    >
      {null}
    </ListRow>
  );
}
