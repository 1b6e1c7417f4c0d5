import { TypedNumber } from '#ui/field/typed-number';
import { Button, Group } from '@mantine/core';
import classes from './slide-form.module.css';

/** A whole number with its usual values one tap away. Empty is null: not said yet. */
export function PresetNumber({
  label,
  hint,
  value,
  min = 0,
  max,
  presets,
  presetLabel,
  suffix,
  placeholder,
  error,
  disabled = false,
  field,
  onChange,
}: {
  label: string;
  hint?: string | undefined;
  value: number | null;
  min?: number;
  max: number;
  presets: readonly number[];
  presetLabel: (value: number) => string;
  suffix?: string;
  /** What holds while it is empty. */
  placeholder?: string;
  error?: string | undefined;
  disabled?: boolean;
  field: string;
  onChange: (value: number | null) => void;
}) {
  return (
    <div className={classes.preset}>
      <TypedNumber
        label={label}
        description={hint}
        value={value}
        empty={null}
        min={min}
        max={max}
        step={presets[1] && presets[1] >= 100 ? 100 : 5}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        thousandSeparator=","
        {...(suffix ? { suffix: ` ${suffix}` } : {})}
        {...(placeholder ? { placeholder } : {})}
        error={error}
        disabled={disabled}
        size="md"
        data-field={field}
        onNumber={onChange}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <Group gap={6} role="group" aria-label={label}>
        {presets.map((preset) => (
          <Button
            key={preset}
            size="compact-sm"
            radius="xl"
            variant={value === preset ? 'filled' : 'default'}
            aria-pressed={value === preset}
            disabled={disabled}
            onClick={() => onChange(preset)}
          >
            {presetLabel(preset)}
          </Button>
        ))}
      </Group>
    </div>
  );
}
