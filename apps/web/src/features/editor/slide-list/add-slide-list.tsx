import { useTexts } from '#platform/i18n';

import { deviceName } from '@qc/contract';
import { Menu, Text } from '@mantine/core';
import { IconBooks, IconFileSpreadsheet } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { offeredTypes } from '../slides/offered-types.ts';
import { TypeDrawing } from '../slides/type-drawing.tsx';

import { AddSlideButton, type AddSlideProps } from './add-slide-button.tsx';
import classes from './slide-list.module.css';

interface Props extends AddSlideProps {
  opened: boolean;
  onOpened: (opened: boolean) => void;
}

/**
 * What closes the menu from outside. Not a key: opened by a shortcut the menu takes the focus a moment later, and an
 * arrow pressed before that still goes where the author was.
 */
const OUTSIDE = ['mousedown', 'touchstart'];

/** The button with its menu, which is open at first: its code comes when it is wanted. */
export function AddSlideList({ opened, onOpened, ...add }: Props) {
  const t = useTexts('editorTypes');
  const names = useTexts('slideTypes');
  const hints = useTexts('slideTypeHints');
  const { notFor } = useTexts('devices');
  const { gameType, ...sources } = add;
  const button = useRef<HTMLButtonElement>(null);
  // It knows where to put the focus back only where it was closed first.
  const stands = useDeferredValue(true, false);
  useEffect(() => {
    // It has come in place of the one that was pressed.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Menu
      width="min(600px, 100vw - 24px)"
      position="bottom-start"
      shadow="lg"
      radius="lg"
      clickOutsideEvents={OUTSIDE}
      opened={stands && opened}
      onChange={onOpened}
    >
      <Menu.Target>
        <AddSlideButton {...add} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.addKinds}>
          {offeredTypes(gameType).map(({ type, fits }) => (
            <Menu.Item
              key={type}
              leftSection={<TypeDrawing type={type} />}
              disabled={!fits}
              onClick={() => sources.add(type)}
            >
              <Words title={names[type]}>{fits ? hints[type] : notFor[deviceName(gameType)]}</Words>
            </Menu.Item>
          ))}
        </div>
        <Menu.Divider />
        <div className={classes.addKinds}>
          <Menu.Item
            leftSection={
              <span className={classes.source}>
                <IconBooks size={22} aria-hidden />
              </span>
            }
            onClick={sources.fromLibrary}
          >
            <Words title={t.library}>{t.libraryHint}</Words>
          </Menu.Item>
          <Menu.Item
            leftSection={
              <span className={classes.source}>
                <IconFileSpreadsheet size={22} aria-hidden />
              </span>
            }
            onClick={sources.fromExcel}
          >
            <Words title={t.excel}>{t.excelHint}</Words>
          </Menu.Item>
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Text fw={600} size="sm" component="span" display="block">
        {title}
      </Text>
      <Text size="xs" c="dimmed" component="span" display="block">
        {children}
      </Text>
    </>
  );
}
