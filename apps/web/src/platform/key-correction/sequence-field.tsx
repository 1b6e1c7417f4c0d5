import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTexts } from '../i18n/index.ts';

/** A list of items that is put in order with buttons. */
export function SequenceField({
  sequence,
  labelOf,
  onChange,
}: {
  sequence: readonly number[];
  labelOf: (index: number) => string;
  onChange: (sequence: readonly number[]) => void;
}) {
  const t = useTexts('keyCorrection');
  const swap = (at: number, other: number) => {
    const one = sequence[at];
    const two = sequence[other];
    if (one !== undefined && two !== undefined) onChange(sequence.with(at, two).with(other, one));
  };
  return (
    <div role="group" aria-label={t.order}>
      <Text size="sm" fw={500} mb={6}>
        {t.order}
      </Text>
      <Stack gap={4} component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
        {sequence.map((index, at) => (
          <Group key={index} component="li" gap="xs" wrap="nowrap">
            <Text fw={700} w={24} ta="center">
              {at + 1}
            </Text>
            <Text flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
              <bdi>{labelOf(index)}</bdi>
            </Text>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t.up(labelOf(index))}
              disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            >
              <IconArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t.down(labelOf(index))}
              disabled={at === sequence.length - 1}
              onClick={() => swap(at, at + 1)}
            >
              <IconArrowDown size={18} />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
    </div>
  );
}
