import type { GameType, SlideType } from '@qc/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

/** Where new slides can come from. */
export interface SlideSources {
  add: (type: SlideType) => void;
  fromLibrary: () => void;
  fromExcel: () => void;
}

export interface AddSlideProps extends SlideSources {
  label: string;
  gameType: GameType;
  disabled: boolean;
  loading: boolean;
}

/** The button that opens the menu of what can be added. */
export function AddSlideButton({
  label,
  disabled,
  loading,
  gameType: _gameType,
  add: _add,
  fromLibrary: _fromLibrary,
  fromExcel: _fromExcel,
  ...button
}: AddSlideProps & Omit<ComponentProps<'button'>, 'color'>) {
  return (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      {...button}
      leftSection={<IconPlus size={18} aria-hidden />}
      disabled={disabled}
      loading={loading}
      fullWidth
      data-add-slide
    >
      {label}
    </Button>
  );
}
