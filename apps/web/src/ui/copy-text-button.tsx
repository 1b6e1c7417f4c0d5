import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** Puts a text on the clipboard and says so (`copiedLabel`). */
export function CopyTextButton({
  text,
  label,
  copiedLabel,
  size,
}: {
  text: string;
  label: string;
  copiedLabel: string;
  size?: ButtonProps['size'];
}) {
  const { copy, copied } = useClipboard({ timeout: 2000 });
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button variant="default" size={size} leftSection={<Icon size={18} aria-hidden />} onClick={() => copy(text)}>
      <span role="status">{copied ? copiedLabel : label}</span>
    </Button>
  );
}
