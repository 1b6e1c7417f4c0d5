import { useTexts } from '#platform/i18n';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** Where the provider is to ask, to be written down there. */
export function LineAddress({ address }: { address: string | null }) {
  const t = useTexts('lineSettings');
  const { copy, copied } = useClipboard({ timeout: 2000 });
  const Icon = copied ? IconCheck : IconCopy;
  if (address === null) return <Text c="dimmed">{t.noAddress}</Text>;
  return (
    <Group align="flex-end" gap="sm">
      <TextInput
        label={t.address}
        description={t.addressHint}
        value={address}
        readOnly
        dir="ltr"
        style={{ flex: '1 1 320px' }}
      />
      <Button variant="default" size="md" leftSection={<Icon size={18} aria-hidden />} onClick={() => copy(address)}>
        <span role="status">{copied ? t.copied : t.copy}</span>
      </Button>
    </Group>
  );
}
