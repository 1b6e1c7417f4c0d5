import { Button, Group, Select } from '@mantine/core';
import type { OperatorAction, SeatRow } from '@qc/contract';
import { useTexts } from '#platform/i18n';

/** Two players swap all their clickers, in one move: neither is without one between. */
export function SwapCard({
  seat,
  players,
  onAction,
  onDone,
}: {
  seat: number;
  players: readonly SeatRow[];
  onAction: (action: OperatorAction) => void;
  onDone: () => void;
}) {
  const t = useTexts('clickers');
  const lists = useTexts('clickerLists');
  const one = players.find((row) => row.seat === seat);
  if (!one) return null;
  const swapWith = (value: string | null) => {
    const other = players.find((row) => String(row.seat) === value);
    if (!other) return;
    const pairs = [
      ...one.remotes.map((remote) => ({ remote, seat: other.seat })),
      ...other.remotes.map((remote) => ({ remote, seat: one.seat })),
    ];
    if (pairs.length > 0) onAction({ do: 'pairRemotes', pairs });
    onDone();
  };
  return (
    <Group gap="sm" align="flex-end" role="group" aria-label={lists.swapWith(one.name)}>
      <Select
        label={lists.swapWith(one.name)}
        data={players.filter((row) => row.seat !== seat).map((row) => ({ value: String(row.seat), label: row.name }))}
        value={null}
        searchable
        onChange={swapWith}
        miw={260}
      />
      <Button variant="default" onClick={onDone}>
        {t.cancel}
      </Button>
    </Group>
  );
}
