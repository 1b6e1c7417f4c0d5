import { errorText, isRefusal, useApiMutation, useApiQuery, useRefresh } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { pressDone, pressKey } from '#platform/press-key';
import { refreshSession } from '#platform/session';
import { askToPay } from '#platform/start-run';
import { ErrorNotice } from '#ui/error-notice';
import { CancelButton } from '#ui/form-buttons';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { GAME_TYPE, type Assignment, type GameId } from '@qc/contract';
import { IconLink } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DeadlineField, useDeadlineProblem } from './deadline-field.tsx';
import { fromDeadlineInput, nextWeek, toDeadlineInput } from './deadline-input.ts';

/** What makes two presses the same one. */
const pressOf = ({ game, closesAt }: { game: string; closesAt: number }) => `give-out-${game}-${closesAt}`;

/** Until when the assignment is to be open, and what such an assignment is. */
export function GiveOutForm({
  game,
  onMade,
  onClose,
}: {
  game: GameId;
  onMade: (assignment: Assignment) => void;
  onClose: () => void;
}) {
  const t = useTexts('assignments');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const refresh = useRefresh('listAssignments', 'getCreditState');
  const online = useOnline();
  const [offered] = useState(() => toDeadlineInput(nextWeek(Date.now())));
  const form = useForm({
    initialValues: { closesAt: offered },
    validate: { closesAt: useDeadlineProblem() },
  });
  const { data: credit } = useApiQuery('getCreditState');
  const price = credit?.runPrices[GAME_TYPE.phones] ?? 0;
  const create = useApiMutation('createAssignment', {
    meta: { quiet: true },
    onSuccess: (assignment, { body }) => {
      pressDone(pressOf(body));
      void refresh();
      void refreshSession();
      onMade(assignment);
    },
    onError: (error) => {
      form.refuse(error);
      askToPay(error, { gameType: GAME_TYPE.phones });
    },
  });
  const toEditor = () => {
    onClose();
    void navigate({ to: '/$lang/create-game/{-$id}/{-$queIndex}', params: { lang: language, id: game } });
  };
  const submit = form.onSubmit((typed) => {
    const closesAt = fromDeadlineInput(typed.closesAt);
    if (closesAt !== null) create.mutate({ body: { game, closesAt, key: pressKey(pressOf({ game, closesAt })) } });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <List spacing={6} size="sm">
          {t.facts.map((fact) => (
            <List.Item key={fact}>{fact}</List.Item>
          ))}
        </List>
        {credit && price > 0 && (
          <Text size="sm" fw={600}>
            {t.price(price, credit.balance)}
          </Text>
        )}
        {create.error && <ErrorNotice text={errorText(create.error, language)} />}
        {create.error && isRefusal(create.error, 'gameHasGaps') && (
          <Button variant="light" onClick={toEditor}>
            {t.toEditor}
          </Button>
        )}
        <DeadlineField {...form.getInputProps('closesAt')} />
        <Group justify="flex-end">
          <CancelButton onClick={onClose} />
          <Button
            type="submit"
            loading={create.isPending}
            disabled={!online}
            leftSection={<IconLink size={18} aria-hidden />}
          >
            {t.create}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
