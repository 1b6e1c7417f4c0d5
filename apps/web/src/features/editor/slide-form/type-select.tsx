import { useTexts } from '#platform/i18n';
import { deviceName, type GameType, SLIDE_TYPES, type SlideType } from '@qc/contract';
import { Select, Text } from '@mantine/core';
import { offeredTypes } from '../slides/offered-types.ts';
import { TypeDrawing } from '../slides/type-drawing.tsx';
import classes from './slide-form.module.css';

/** The menu that changes a slide's type. Types that the game's devices cannot answer are shown with the reason. */
export function TypeSelect({
  type,
  gameType,
  disabled,
  error,
  onChange,
}: {
  type: SlideType;
  gameType: GameType;
  disabled: boolean;
  /** The type does not fit the devices. */
  error: boolean;
  onChange: (type: SlideType) => void;
}) {
  const t = useTexts('editorSlide');
  const names = useTexts('slideTypes');
  const hints = useTexts('slideTypeHints');
  const { notFor } = useTexts('devices');
  const offered = offeredTypes(gameType);
  return (
    <Select
      aria-label={t.type}
      value={type}
      allowDeselect={false}
      disabled={disabled}
      error={error}
      size="md"
      leftSectionWidth={48}
      leftSection={<TypeDrawing type={type} size="sm" />}
      maxDropdownHeight={520}
      comboboxProps={{ width: 330, position: 'bottom-end', shadow: 'lg' }}
      data={offered.map(({ type: value, fits }) => ({ value, label: names[value], disabled: !fits }))}
      renderOption={({ option }) => {
        const shown = SLIDE_TYPES.find((known) => known === option.value);
        if (!shown) return option.label;
        return (
          <span className={classes.typeOption}>
            <TypeDrawing type={shown} />
            <span>
              <Text size="sm" fw={600} component="span" display="block">
                {names[shown]}
              </Text>
              <Text size="xs" c="dimmed" component="span" display="block">
                {option.disabled ? notFor[deviceName(gameType)] : hints[shown]}
              </Text>
            </span>
          </span>
        );
      }}
      data-field="type"
      onChange={(value) => {
        const chosen = SLIDE_TYPES.find((known) => known === value);
        if (chosen && chosen !== type) onChange(chosen);
      }}
      w={230}
    />
  );
}
