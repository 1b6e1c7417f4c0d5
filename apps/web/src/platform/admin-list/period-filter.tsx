import { useTexts } from '../i18n/index.ts';
import { Group } from '@mantine/core';
import { DayField, isDay } from '../day-field/index.ts';
import { useAdminView } from './admin-view.ts';

/** First and last day of what a list shows, kept in the address. */
export function PeriodFilter() {
  const words = useTexts('list');
  const { view, change } = useAdminView();
  return (
    // One beside the other, also where the filters break into lines.
    <Group gap="sm" wrap="nowrap" grow flex="1 1 300px">
      <DayField
        size="md"
        label={words.from}
        value={view.from ?? ''}
        max={view.to}
        onChange={(day) => (day === '' || isDay(day)) && change({ from: day || undefined })}
      />
      <DayField
        size="md"
        label={words.to}
        value={view.to ?? ''}
        min={view.from}
        onChange={(day) => (day === '' || isDay(day)) && change({ to: day || undefined })}
      />
    </Group>
  );
}
