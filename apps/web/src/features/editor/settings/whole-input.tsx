import { TypedNumber } from '#ui/field/typed-number';

/** A whole number within limits. */
export function WholeInput({
  label,
  value,
  min,
  max,
  disabled,
  onWhole,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  onWhole: (value: number) => void;
}) {
  return (
    <TypedNumber
      label={label}
      size="md"
      maw={320}
      value={value}
      min={min}
      max={max}
      clampBehavior="blur"
      allowDecimal={false}
      allowNegative={false}
      disabled={disabled}
      onNumber={onWhole}
    />
  );
}
