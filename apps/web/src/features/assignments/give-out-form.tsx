import { errorText, isRefusal, useApiMutation } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Group, List, Stack } from '@mantine/core';
import type { Assignment, GameId } from '@qc/contract';
import { IconLink } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DeadlineField, readDeadline } from './deadline-field.tsx';
import { nextWeek, toDeadlineInput } from './deadline-input.ts';
import { texts } from './texts.ts';

/** Until when the link is to be open, and what such a link is. */
export function GiveOutForm({
  game,
  onMade,
  onClose,
}: {
  game: GameId;
  onMade: (link: Assignment) => void;
  onClose: () => void;
}) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const online = useOnline();
  const [value, setValue] = useState(() => toDeadlineInput(nextWeek(Date.now())));
  const [problem, setProblem] = useState<string>();
  const create = useApiMutation('createAssignment', {
    meta: { quiet: true },
    onSuccess: (link) => {
      void client.invalidateQueries({ queryKey: ['listAssignments'] });
      onMade(link);
    },
  });
  const toEditor = () => {
    onClose();
    void navigate({ to: '/$lang/create-game/{-$id}/{-$queIndex}', params: { lang: language, id: game } });
  };
  const submit = () => {
    const { closesAt, isPast } = readDeadline(value, Date.now());
    setProblem(closesAt === null ? (isPast ? t.isPast : t.noTime) : undefined);
    if (closesAt !== null) create.mutate({ body: { game, closesAt } });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        <List spacing={6} size="sm">
          {t.facts.map((fact) => (
            <List.Item key={fact}>{fact}</List.Item>
          ))}
        </List>
        {create.error && <ErrorNotice text={errorText(create.error, language)} />}
        {create.error && isRefusal(create.error, 'gameHasGaps') && (
          <Button variant="light" onClick={toEditor}>
            {t.toEditor}
          </Button>
        )}
        <DeadlineField
          value={value}
          problem={problem}
          onChange={(next) => {
            setValue(next);
            setProblem(undefined);
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t.cancel}
          </Button>
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
