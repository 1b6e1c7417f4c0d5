import { useTexts } from '#platform/i18n';

import { deviceName, type GameType, type SlideType } from '@qc/contract';
import { Button, Menu, Text } from '@mantine/core';
import { IconBooks, IconFileSpreadsheet, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { offeredTypes } from '../slides/offered-types.ts';
import { TypeDrawing } from '../slides/type-drawing.tsx';

import classes from './slide-list.module.css';

/** Where new slides can come from. */
export interface SlideSources {
  add: (type: SlideType) => void;
  fromLibrary: () => void;
  fromExcel: () => void;
}

interface Props extends SlideSources {
  label: string;
  gameType: GameType;
  disabled: boolean;
  loading: boolean;
  opened?: boolean;
  onOpened?: (opened: boolean) => void;
}

/**
 * What closes the menu from outside. Not a key: opened by a shortcut the menu takes the focus a moment later, and an
 * arrow pressed before that still goes where the author was.
 */
const OUTSIDE = ['mousedown', 'touchstart'];

/** The button that offers every type of slide with a line about it, and ready-made questions. */
export function AddSlideMenu({ label, gameType, disabled, loading, opened, onOpened, ...sources }: Props) {
  const t = useTexts('editorTypes');
  const names = useTexts('slideTypes');
  const hints = useTexts('slideTypeHints');
  const { notFor } = useTexts('devices');
  const state = opened === undefined || !onOpened ? {} : { opened, onChange: onOpened };
  return (
    <Menu
      width="min(600px, 100vw - 24px)"
      position="bottom-start"
      shadow="lg"
      radius="lg"
      clickOutsideEvents={OUTSIDE}
      {...state}
    >
      <Menu.Target>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={disabled}
          loading={loading}
          fullWidth
          data-add-slide
        >
          {label}
        </Button>
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
