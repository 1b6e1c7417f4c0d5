import { Group, Select, Stack, Text } from '@mantine/core';
import type { OperatorAction, SeatRow } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import type { LastPress } from '../operator-state.ts';
import { clickerName } from '#platform/remote-names';
import { ownerOf, pressedWords } from './clicker-names.ts';

/** Clickers that were pressed and are nobody's, the newest first: each can be given to a player. */
const SHOWN = 12;

/** What was pressed and is nobody's, to be given to somebody by name. */
export function UnknownClickers({
  players,
  pressed,
  onAction,
}: {
  players: readonly SeatRow[];
  pressed: ReadonlyMap<string, LastPress>;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('clickers');
  const receivers = useTexts('clickerReceivers');
  const unknown = [...pressed.values()]
    .filter(({ remote }) => !ownerOf(players, remote))
    .sort((a, b) => b.n - a.n)
    .slice(0, SHOWN);
  if (unknown.length === 0 || players.length === 0) return null;
  const choices = players.map(({ seat, name }) => ({ value: String(seat), label: name }));
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.unknown}</Text>
      <Text size="sm" c="dimmed">
        {t.unknownHint}
      </Text>
      {unknown.map(({ remote, key }) => (
        <Group key={remote} gap="sm">
          <Text miw={160}>
            <bdi>{clickerName(remote, receivers)}</bdi> · {pressedWords(key, t)}
          </Text>
          <Select
            aria-label={t.whose(clickerName(remote, receivers))}
            placeholder={t.whose(clickerName(remote, receivers))}
            data={choices}
            value={null}
            searchable
            onChange={(seat) => seat !== null && onAction({ do: 'pairRemote', remote, seat: Number(seat) })}
          />
        </Group>
      ))}
    </Stack>
  );
}
