import { CopyTextButton } from '#ui/copy-text-button';
import { useTexts } from '#platform/i18n';
import { Group, Text, TextInput } from '@mantine/core';

/** Where the provider is to ask, to be written down there. */
export function LineAddress({ address }: { address: string | null }) {
  const t = useTexts('lineSettings');
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
      <CopyTextButton text={address} label={t.copy} copiedLabel={t.copied} size="md" />
    </Group>
  );
}
