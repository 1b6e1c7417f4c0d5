import { NumberInput } from '@mantine/core';
import { NUMBER_MAX } from '@qc/contract';
import { useTexts } from '../../i18n/index.ts';
import type { KeyFieldsProps, KeyForm } from './key-form.ts';

/** A number, and how far from it is near enough. */
export const number: KeyForm = {
  first: ({ solution }) => {
    const value = Number.parseFloat((solution[0] ?? '').replace(/,/g, ''));
    return { value: Number.isFinite(value) ? value : '' };
  },
  toCorrection: (draft) => {
    const [value, tolerance] = [readTyped(draft.value), readTyped(draft.tolerance)];
    if (value === null) return null;
    return { kind: 'number', value, ...(tolerance !== null && { tolerance }) };
  },
  Fields: NumberFields,
  missing: 'badNumber',
};

function NumberFields({ draft, onChange }: KeyFieldsProps) {
  const t = useTexts('keyCorrection');
  return (
    <>
      <NumberInput
        label={t.number}
        value={draft.value}
        min={-NUMBER_MAX}
        max={NUMBER_MAX}
        onChange={(value) => onChange({ value })}
      />
      <NumberInput
        label={t.tolerance}
        description={t.toleranceHint}
        value={draft.tolerance}
        min={0}
        max={NUMBER_MAX}
        onChange={(tolerance) => onChange({ tolerance })}
      />
    </>
  );
}

function readTyped(typed: number | string): number | null {
  const number = Number(typed);
  return String(typed).trim() === '' || !Number.isFinite(number) ? null : number;
}
