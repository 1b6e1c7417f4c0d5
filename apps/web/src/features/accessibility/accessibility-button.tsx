import { useTexts } from '#platform/i18n';
import { ActionIcon } from '@mantine/core';
import { IconAccessible } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

/** What opens the accessibility panel. */
export function AccessibilityButton(props: Omit<ComponentProps<'button'>, 'color'>) {
  const t = useTexts('accessibilityMenu');
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--qc-ink-soft)"
      size={44}
      radius="xl"
      aria-haspopup="dialog"
      aria-expanded={false}
      {...props}
      aria-label={t.menu}
    >
      <IconAccessible size={24} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}
