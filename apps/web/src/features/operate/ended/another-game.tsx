import { apiQuery, errorText } from '#platform/api';
import { formatDate, useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { CancelButton } from '#ui/form-buttons';
import { Button, Group, Loader, Modal, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { GameId, GameSummary } from '@qc/contract';
import { deviceOf } from '@qc/contract/devices/devices';
import { PAGE_SIZE } from '@qc/contract/limits';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './another-game.module.css';

const TYPING_MS = 250;

function cannotRun({ gapsCount, disabled, blocked }: GameSummary): boolean {
  return gapsCount > 0 || disabled || blocked;
}

/** Chooses which game the same people play next, of the person's own games and those shared with them. */
export function AnotherGame({
  opened,
  not,
  demo,
  free,
  busy,
  onChoose,
  onClose,
}: {
  opened: boolean;
  /** The game that has just been played: it has a button of its own. */
  not: GameId;
  /** A free trial, as the run before was. */
  demo: boolean;
  /** Runs cost nothing here. */
  free: boolean;
  busy: boolean;
  onChoose: (game: GameSummary) => void;
  onClose: () => void;
}) {
  const t = useTexts('runAgain');
  const price = useTexts('price');
  const { language } = useLanguage();
  // Admins would get everybody's otherwise.
  const user = useSessionUser()?._id;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<GameSummary | null>(null);
  const [searchText] = useDebouncedValue(typed.trim(), TYPING_MS);
  const query = { searchText, perPage: PAGE_SIZE };
  const asked = { enabled: opened, placeholderData: keepPreviousData };
  const own = useQuery({ ...apiQuery('listGames', { query: { ...query, user } }), ...asked });
  const shared = useQuery({ ...apiQuery('listSharedGames', { query }), ...asked });
  const error = own.error ?? shared.error;
  const games = [...(own.data?.games ?? []), ...(shared.data?.games ?? [])]
    .filter(({ _id }) => _id !== not)
    .sort((a, b) => b.updatedAt - a.updatedAt);
  const cost = chosen && (free ? 0 : deviceOf(chosen.setting.gameType).price);
  return (
    <Modal opened={opened} onClose={onClose} title={t.anotherGame} size="lg">
      <Stack gap="md">
        <TextInput
          label={t.search}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
        {error && <ErrorNotice text={errorText(error, language)} />}
        {!error && (own.isPending || shared.isPending) && <Loader size="sm" mx="auto" />}
        {!error && own.data && shared.data && games.length === 0 && (
          <Text c="dimmed" role="status">
            {searchText === '' ? t.noOther : t.noneFound}
          </Text>
        )}
        <div className={styles.games} role="group" aria-label={t.anotherGame}>
          {games.map((game) => (
            <UnstyledButton
              key={game._id}
              className={styles.game}
              aria-pressed={chosen?._id === game._id}
              disabled={cannotRun(game)}
              onClick={() => setChosen(game)}
            >
              <Text fw={600} className={styles.name}>
                <bdi>{game.name}</bdi>
              </Text>
              <Text size="sm" c="dimmed">
                {cannotRun(game) ? t.unfinished : t.slides(game.questionsCount)} · {formatDate(game.updatedAt)}
                {game.sharedBy !== null && (
                  <>
                    {' · '}
                    <bdi>{game.sharedBy}</bdi>
                  </>
                )}
              </Text>
            </UnstyledButton>
          ))}
        </div>
        <Text size="sm" aria-live="polite">
          {cost !== null && (cost > 0 ? price.price(cost) : demo ? price.demo : '')}
        </Text>
        <Group justify="flex-end">
          <CancelButton onClick={onClose} />
          <Button disabled={chosen === null} loading={busy} onClick={() => chosen && onChoose(chosen)}>
            {t.playThis}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
