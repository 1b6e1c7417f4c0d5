import { useTexts } from '#platform/i18n';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** Puts a text on the clipboard and says so. */
export function CopyTextButton({ text, label }: { text: string; label: string }) {
  const t = useTexts('twoStep');
  const { copy, copied } = useClipboard({ timeout: 2000 });
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button variant="default" leftSection={<Icon size={18} aria-hidden />} onClick={() => copy(text)}>
      <span role="status">{copied ? t.copied : label}</span>
    </Button>
  );
}
