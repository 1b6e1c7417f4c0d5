import { apiQuery, useApiQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { LinkButton } from '#ui/link/links';
import { Button, Text } from '@mantine/core';
import type { RoomId } from '@qc/contract';
import { IconChartHistogram } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const ASK_EVERY_MS = 700;
/** A result is nearly always kept within a second; from here on the list is offered meanwhile, and asking is rarer. */
const PATIENCE_MS = 12_000;
const ASK_LATE_MS = 5000;

/** The way to the report of the run that has just ended: waits until its result is kept, which is a moment later. */
export function RunResult({ roomId }: { roomId: RoomId }) {
  const t = useTexts('operate');
  const { language: lang } = useLanguage();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    ...apiQuery('listGameResults', { query: { room: roomId, perPage: 1 } }),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.results[0] ? false : late ? ASK_LATE_MS : ASK_EVERY_MS),
  });
  const id = data?.results[0]?._id;
  // A co-editor of somebody else's room: the result goes where the person does not see it.
  const keeper = useApiQuery('getRoom', { params: { id: roomId } }).data?.keeper ?? '';
  if (keeper !== '' && !id) {
    return (
      <Text ta="center" role="status">
        {t.keptWith(keeper)}
      </Text>
    );
  }
  const look = { size: 'lg', leftSection: <IconChartHistogram size={22} /> };
  return (
    <>
      <Text ta="center" role="status">
        {id ? t.ended : late ? t.savingLate : t.saving}
      </Text>
      {id ? (
        <LinkButton {...look} to="/$lang/results/$id" params={{ lang, id }}>
          {t.results}
        </LinkButton>
      ) : late ? (
        <LinkButton {...look} to="/$lang/results" params={{ lang }}>
          {t.allResults}
        </LinkButton>
      ) : (
        <Button {...look} loading>
          {t.results}
        </Button>
      )}
    </>
  );
}
