import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconBookmark, IconHistory, IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { keptNames } from '@qc/remotes';
import type { RememberedRemote } from '@qc/contract';
import { errorText, useApiMutation, useApiQuery, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { SheetButton } from '#ui/field/sheet-button';
import { showTimedMessage } from '#ui/dialogs';
import { type ListedPlayer, playersOfRows } from './read-players.ts';
import type { ServerListsProps } from './server-lists.ts';
import { EarlierRun } from './earlier-run.tsx';

/** Lists that the server keeps: clickers as they were last time, names of an earlier run, names of a sheet. */
export function FromServer({ players, teams, busy, onList, onFill }: ServerListsProps) {
  const t = useTexts('clickerLists');
  const { language } = useLanguage();
  const [runs, setRuns] = useState(false);
  const { data } = useApiQuery('listRememberedRemotes');
  const remembered = data?.remotes ?? [];
  const newest = Math.max(0, ...remembered.map(({ rememberedAt }) => rememberedAt));
  const last = remembered.filter(({ rememberedAt }) => rememberedAt === newest);
  const kept = keptNames(players.flatMap(({ remotes }) => remotes));
  const isHere = ({ name, remote }: RememberedRemote) =>
    players.some((row) => row.name === name && row.remotes.some((one) => kept.get(one) === remote));
  const sheet = useApiMutation('readPlayerSheet', {
    meta: { quiet: true },
    onSuccess: ({ rows }) => onList(playersOfRows(rows)),
  });
  return (
    <Stack gap="xs" w="100%">
      <Group gap="xs">
        {!last.every(isHere) && (
          <Button
            variant="light"
            leftSection={<IconBookmark size={18} aria-hidden />}
            loading={busy}
            onClick={() => onFill(last.map(listedOf))}
          >
            {t.lastTime(last.length)}
          </Button>
        )}
        {remembered.length > last.length && (
          <Button variant="default" disabled={busy} onClick={() => onFill(remembered.map(listedOf))}>
            {t.everybody(remembered.length)}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconHistory size={18} aria-hidden />}
          aria-expanded={runs}
          onClick={() => setRuns(!runs)}
        >
          {t.fromRun}
        </Button>
        <SheetButton label={t.fromExcel} loading={sheet.isPending} onSheet={(form) => sheet.mutate({ form })} />
      </Group>
      {last.some(({ remote }) => remote.includes('-')) && (
        <Text size="sm" c="dimmed">
          {t.placesHint}
        </Text>
      )}
      {runs && (
        <EarlierRun
          onNames={(list) => {
            onList(list);
            setRuns(false);
          }}
        />
      )}
      {sheet.error && <ErrorNotice text={errorText(sheet.error, language)} />}
      <Remember players={players} teams={teams} remembered={remembered} institution={data?.institution ?? null} />
    </Stack>
  );
}

const listedOf = ({ name, remote, team }: RememberedRemote): ListedPlayer => ({ name, remote, team });

/** Remembers the clickers as they are now: by a press, since names are kept then. */
function Remember({
  players,
  teams,
  remembered,
  institution,
}: Pick<ServerListsProps, 'players' | 'teams'> & {
  remembered: readonly RememberedRemote[];
  institution: string | null;
}) {
  const t = useTexts('clickerLists');
  const { language } = useLanguage();
  const refresh = useRefresh('listRememberedRemotes');
  const remember = useApiMutation('rememberRemotes', {
    onSuccess: async () => {
      await refresh();
      showTimedMessage({ kind: 'success', title: t.rememberedNow });
    },
  });
  const kept = keptNames(players.flatMap(({ remotes }) => remotes));
  const now = players.flatMap(({ name, team, remotes }) =>
    remotes.flatMap((one) => {
      const remote = kept.get(one);
      return remote === undefined ? [] : [{ remote, name, team: team === null ? '' : (teams[team] ?? '') }];
    }),
  );
  const isKnown = now.every((one) =>
    remembered.some(({ remote, name, team }) => remote === one.remote && name === one.name && team === one.team),
  );
  return (
    <Group gap="sm">
      {now.length > 0 && !isKnown && (
        <Button
          variant="subtle"
          leftSection={<IconBookmark size={18} aria-hidden />}
          loading={remember.isPending}
          onClick={() => remember.mutate({ body: { remotes: now } })}
        >
          {t.remember}
        </Button>
      )}
      {now.length > 0 && isKnown && <Text size="sm">{t.allRemembered}</Text>}
      {now.length > 0 && institution !== null && (
        <Text size="sm" c="dimmed">
          {t.rememberedFor(institution)}
        </Text>
      )}
      {remembered.length > 0 && (
        <Anchor href={`/${language}/remotes`} target="_blank" size="sm" underline="always">
          <IconListDetails size={16} aria-hidden /> {t.seeRemembered}
        </Anchor>
      )}
    </Group>
  );
}
