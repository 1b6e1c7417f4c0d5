import { Loader, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { PAGE_SIZE } from '@qc/contract/limits';
import { call, errorText, useApiQuery } from '#platform/api';
import { formatDateTime, useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import type { ListedPlayer } from '../lists/read-players.ts';

/** The names of one of the newest runs that the person has results of. */
export function EarlierRun({ onNames }: { onNames: (players: readonly ListedPlayer[]) => void }) {
  const t = useTexts('clickerLists');
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const { data, error } = useApiQuery('listGameResults', { query: { page: 1, perPage: PAGE_SIZE } });
  const take = async (id: string | null) => {
    const chosen = data?.results.find(({ _id }) => _id === id);
    if (!chosen) return;
    setBusy(true);
    try {
      const { players, teams } = await call('getGameResult', { params: { id: chosen._id } });
      const teamOf = (team: number | null) => (team === null ? '' : (teams.names[team] ?? ''));
      onNames(players.map(({ name, team }) => ({ name, remote: '', team: teamOf(team) })));
    } catch (failure) {
      showTimedMessage({ title: errorText(failure, language), kind: 'error', durationMs: 4000 });
    } finally {
      setBusy(false);
    }
  };
  if (error) return <Text c="red.9">{errorText(error, language)}</Text>;
  if (!data) return <Loader size="sm" />;
  if (data.results.length === 0) return <Text c="dimmed">{t.noRuns}</Text>;
  return (
    <Select
      label={t.whichRun}
      data={data.results.map(({ _id, name, startedAt }) => ({
        value: _id,
        label: `${name} · ${formatDateTime(startedAt)}`,
      }))}
      value={null}
      searchable
      disabled={busy}
      onChange={(id) => void take(id)}
      maw={520}
    />
  );
}
