import { useTexts } from '#platform/i18n';
import { useHandedPress } from '#platform/on-demand';
import { Button, Popover, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { BellButton } from './bell-button.tsx';
import { NoticeLine } from './notice-line.tsx';
import classes from './notices.module.css';
import { useNotices } from './use-notices.ts';

/** The bell with what the person has yet to hear, open at first: its code comes with the press. */
export function NoticePanel() {
  const t = useTexts('notices');
  const [opened, { toggle, close }] = useDisclosure(false);
  const { notices, markAll } = useNotices();
  const count = notices.length;
  const button = useHandedPress();
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button goes with its line: the keyboard stays in the panel.
  const keepFocus = () => panel.current?.focus();
  return (
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
        <BellButton ref={button} onClick={toggle} />
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
  );
}
