import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** How long a deletion is offered to be taken back, ms; the undo button offers it for as long as the editor is open. */
const UNDO_MS = 12_000;

/** Says what was done, with a way to take it back; the result takes the offer away. */
export function showUndo({ text, label, onUndo }: { text: string; label: string; onUndo: () => void }): () => void {
  const id = notifications.show({
    autoClose: UNDO_MS,
    withBorder: true,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" c="var(--qc-ink)">
          {text}
        </Text>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {label}
        </Button>
      </Group>
    ),
  });
  return () => notifications.hide(id);
}
