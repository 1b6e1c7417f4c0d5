import { useTexts } from '#platform/i18n';
import { ActionIcon, Indicator } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './notices.module.css';
import { useNotices } from './use-notices.ts';

/** The bell with the count of what the person has yet to hear. */
export function BellButton(props: Omit<ComponentProps<'button'>, 'color'>) {
  const t = useTexts('notices');
  const count = useNotices().notices.length;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--qc-ink-soft)"
      size={44}
      aria-haspopup="dialog"
      aria-expanded={false}
      {...props}
      aria-label={t.bell(count)}
    >
      <Indicator
        disabled={count === 0}
        label={<span aria-hidden>{count}</span>}
        size={18}
        offset={3}
        classNames={{ indicator: classes.count ?? '' }}
      >
        <IconBell size={22} stroke={1.7} aria-hidden />
      </Indicator>
    </ActionIcon>
  );
}
