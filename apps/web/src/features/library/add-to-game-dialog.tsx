import { apiQuery, errorText, useApiMutation, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { CancelButton } from '#ui/form-buttons';
import { Button, Group, Modal, Select, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { GameId, QuestionId } from '@qc/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

const TYPING_MS = 250;

interface Props {
  opened: boolean;
  questions: readonly QuestionId[];
  onClose: () => void;
  onAdded: () => void;
}

/** Chooses one of the own games and copies the questions to its end, then opens it in the editor. */
export function AddToGameDialog({ opened, questions, onClose, onAdded }: Props) {
  const t = useTexts('library');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const refresh = useRefresh('listGames');
  const user = useSessionUser()?._id;
  const [game, setGame] = useState<GameId | null>(null);
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed, TYPING_MS);
  const { data } = useQuery({
    ...apiQuery('listGames', { query: { searchText, user } }),
    placeholderData: keepPreviousData,
    enabled: opened,
  });
  const games = data?.games ?? [];
  const take = useApiMutation('importQuestions', {
    meta: { quiet: true },
    onSuccess: async (_imported, { body }) => {
      void refresh();
      onAdded();
      onClose();
      await navigate({ to: '/$lang/create-game/{-$id}/{-$queIndex}', params: { lang: language, id: body.game } });
    },
  });
  return (
    <Modal opened={opened} onClose={onClose} title={t.addToGame}>
      <Stack gap="lg">
        {take.error && <ErrorNotice text={errorText(take.error, language)} />}
        <Select
          label={t.whichGame}
          placeholder={t.chooseGame}
          data={games.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={game}
          onChange={(id) => setGame(games.find(({ _id }) => _id === id)?._id ?? null)}
          searchable
          filter={({ options }) => options}
          searchValue={typed}
          onSearchChange={setTyped}
          nothingFoundMessage={t.noGame}
          data-autofocus
        />
        <Group justify="flex-end">
          <CancelButton onClick={onClose} />
          <Button
            disabled={game === null}
            loading={take.isPending}
            onClick={() => game !== null && take.mutate({ body: { game, questions: [...questions] } })}
          >
            {t.import(questions.length)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
