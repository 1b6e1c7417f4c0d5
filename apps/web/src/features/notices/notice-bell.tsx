import { useTexts } from '#platform/i18n';
import { ActionIcon, Button, Indicator, Popover, Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { IconBell } from '@tabler/icons-react';
import { NoticeLine } from './notice-line.tsx';
import classes from './notices.module.css';

import { useNotices } from './use-notices.ts';

/** The bell of the header: what the person has yet to hear, counted, with the way to it and to mark it as read. */
export function NoticeBell() {
  const t = useTexts('notices');
  const [opened, { toggle, close }] = useDisclosure(false);
  const { notices, markAll } = useNotices();
  const count = notices.length;
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button goes with its line: the keyboard stays in the panel.
  const keepFocus = () => panel.current?.focus();
  return (
    <>
      <VisuallyHidden role="status">{count > 0 && t.bell(count)}</VisuallyHidden>
      <Popover
        opened={opened}
        onChange={(open) => !open && close()}
        position="bottom-end"
        width="min(400px, calc(100vw - 24px))"
        shadow="lg"
        radius="lg"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--qc-ink-soft)"
            size={44}
            aria-label={t.bell(count)}
            onClick={toggle}
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
        </Popover.Target>
        <Popover.Dropdown ref={panel} aria-label={t.notices} className={classes.panel ?? ''}>
          <div className={classes.head}>
            <Text fw={650}>{t.notices}</Text>
            {notices.some(({ onSeen }) => onSeen) && (
              <Button
                variant="subtle"
                size="sm"
                onClick={() => {
                  keepFocus();
                  markAll();
                }}
              >
                {t.markAllRead}
              </Button>
            )}
          </div>
          {count === 0 ? (
            <div className={classes.none}>
              <Text fw={600}>{t.none}</Text>
              <Text size="sm" c="dimmed">
                {t.noneText}
              </Text>
            </div>
          ) : (
            <ul className={classes.list}>
              {notices.map((notice) => (
                <NoticeLine key={notice.key} notice={notice} onLeave={close} onRead={keepFocus} />
              ))}
            </ul>
          )}
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
