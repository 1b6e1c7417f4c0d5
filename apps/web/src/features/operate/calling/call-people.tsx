import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPhoneOff, IconPhoneOutgoing } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalledState, CallingGap, CallingState, RoomId } from '@qc/contract';
import { apiQuery, errorText, useApiMutation } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { CalledList } from './called-list.tsx';
import { PeopleToCall } from './people-to-call.tsx';

/** So often it is looked how far calls are, while some are under way, and while none is, ms. */
const LOOK_MS = 1500;
const LOOK_SELDOM_MS = 15_000;
const UNDER_WAY: ReadonlySet<CalledState> = new Set(['waiting', 'placing', 'ringing', 'answered']);
/** What hosts can do nothing about, and need not read on every console. */
const SILENT: ReadonlySet<CallingGap> = new Set(['noLine', 'cannot', 'noAccount', 'notYou', 'notLetIn', 'started']);

/** Calling people into a room: the list, what it costs, their consent, and how far each call is. */
export function CallPeople({ roomId }: { roomId: RoomId }) {
  const t = useTexts('callPeople');
  const { language } = useLanguage();
  const client = useQueryClient();
  const read = apiQuery('getCalling', { params: { id: roomId } });
  const { data } = useQuery({
    ...read,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_MS : LOOK_SELDOM_MS),
  });
  const [opened, setOpened] = useState(false);
  const know = (state: CallingState) => client.setQueryData(read.queryKey, state);
  const stop = useApiMutation('stopCalling', { meta: { quiet: true }, onSuccess: know });
  const again = useApiMutation('callAgain', { meta: { quiet: true }, onSuccess: know });
  if (!data) return null;
  const { gap, people } = data;
  if (gap !== null && people.length === 0 && SILENT.has(gap)) return null;
  const failed = stop.error ?? again.error;
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-label={t.title}>
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h4">
            {t.title}
          </Title>
          <Group gap="sm">
            {people.some(({ state }) => state === 'waiting' || state === 'placing' || state === 'ringing') && (
              <Button
                color="red"
                variant="light"
                leftSection={<IconPhoneOff size={20} aria-hidden />}
                loading={stop.isPending}
                onClick={() => stop.mutate({ params: { id: roomId } })}
              >
                {t.stop}
              </Button>
            )}
            {gap === null && !opened && (
              <Button
                variant="light"
                leftSection={<IconPhoneOutgoing size={20} aria-hidden />}
                onClick={() => setOpened(true)}
              >
                {t.open}
              </Button>
            )}
          </Group>
        </Group>
        {gap === null || gap === 'started' ? null : <Text c="dimmed">{t.gaps[gap]}</Text>}
        {gap === null && data.isQuiet && <Alert color="orange">{t.quiet(data.quietFrom, data.quietUntil)}</Alert>}
        {gap === null && opened && (
          <PeopleToCall
            roomId={roomId}
            state={data}
            onCalled={(state) => {
              know(state);
              setOpened(false);
            }}
          />
        )}
        {failed && <ErrorNotice text={errorText(failed, language)} />}
        <CalledList
          people={people}
          busy={again.isPending}
          mayCall={gap === null && !data.isQuiet}
          onAgain={(person) => again.mutate({ params: { id: roomId }, body: { person } })}
        />
        {data.neverAgain > 0 && (opened || people.length > 0) && (
          <Text size="sm" c="dimmed">
            {t.neverAgain(data.neverAgain)}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

function isUnderWay(state: CallingState | undefined): boolean {
  return state?.people.some((one) => UNDER_WAY.has(one.state)) === true;
}
