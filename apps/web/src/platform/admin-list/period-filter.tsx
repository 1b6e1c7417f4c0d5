import { Group, TextInput } from '@mantine/core';
import { useAdminView } from './admin-view.ts';
import { useListWords } from './list-words.ts';

/** First and last day of what a list shows, kept in the address. */
export function PeriodFilter() {
  const words = useListWords();
  const { view, change } = useAdminView();
  return (
    // One beside the other, also where the filters break into lines.
    <Group gap="sm" wrap="nowrap" grow flex="1 1 300px">
      <TextInput
        type="date"
        label={words.from}
        value={view.from ?? ''}
        max={view.to}
        onChange={(event) => change({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={words.to}
        value={view.to ?? ''}
        min={view.from}
        onChange={(event) => change({ to: event.currentTarget.value || undefined })}
      />
    </Group>
  );
}
