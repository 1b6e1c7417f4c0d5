import { useTexts } from '#platform/i18n';
import { TypedNumber } from '#ui/field/typed-number';
import { NUMBER_MAX, type NumberKey, UNIT_MAX } from '@qc/contract';
import { readNumber } from '@qc/engine';
import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { gapText } from '../../gap-marks.ts';
import { FormSection } from '../../slide-form/form-section.tsx';
import { WordsField } from '../../slide-form/words-field.tsx';
import formClasses from '../../slide-form/slide-form.module.css';
import type { SlideFieldProps } from '../field-props.ts';
import { Tester } from '../../answers/tester.tsx';

const RULES = ['closest', 'tolerance'] as const;

/** The right number, who gets the points for it, and a place to try. */
export function NumberField({ slide, gaps, disabled, onChange }: SlideFieldProps<'number'>) {
  const t = useTexts('editorAnswers');
  const { numberKey } = slide;
  const { value, rule, tolerance, unit } = numberKey;
  const set = (patch: Partial<typeof numberKey>) => onChange({ numberKey: { ...numberKey, ...patch } });
  const limits = { min: -NUMBER_MAX, max: NUMBER_MAX, clampBehavior: 'strict' as const, thousandSeparator: ',' };

  return (
    <FormSection title={t.number} error={gapText(gaps, 'answers')}>
      <div className={formClasses.columns}>
        <TypedNumber
          aria-label={t.number}
          label={t.number}
          placeholder={t.numberPlaceholder}
          size="md"
          {...limits}
          decimalScale={6}
          value={value}
          empty={null}
          disabled={disabled}
          error={gapText(gaps, 'numberKey')}
          data-field="numberKey"
          data-first-answer
          onNumber={(next) => set({ value: next })}
        />
        <WordsField
          label={t.unit}
          placeholder={t.unitPlaceholder}
          value={unit}
          max={UNIT_MAX}
          oneLine
          size="md"
          disabled={disabled}
          onWords={(next) => set({ unit: next })}
        />
      </div>
      <Radio.Group label={t.rule} value={rule}>
        <Stack gap={10} mt={8}>
          {RULES.map((offered) => (
            <Radio
              key={offered}
              value={offered}
              label={t[offered]}
              description={t[`${offered}Hint`]}
              disabled={disabled}
              onChange={() => set({ rule: offered })}
            />
          ))}
        </Stack>
      </Radio.Group>
      {rule === 'tolerance' && (
        <div>
          <TypedNumber
            label={t.distanceAllowed}
            size="md"
            maw={280}
            {...limits}
            min={0}
            decimalScale={6}
            value={tolerance}
            empty={0}
            disabled={disabled}
            data-field="numberKey.tolerance"
            onNumber={(next) => set({ tolerance: next })}
          />
          {value !== null && (
            <Text size="sm" c="dimmed" mt={6}>
              {t.range(shown(value - tolerance, unit), shown(value + tolerance, unit))}
            </Text>
          )}
        </div>
      )}
      <NumberTester value={value} rule={rule} tolerance={tolerance} unit={unit} />
    </FormSection>
  );
}

function NumberTester({ value, rule, tolerance, unit }: NumberKey) {
  const t = useTexts('editorAnswers');
  const [tried, setTried] = useState('');
  const number = readNumber(tried);
  const verdict = () => {
    if (tried.trim() === '' || value === null) return null;
    if (number === null) return { good: false, text: t.notANumber };
    // The same room for what binary fractions lose as in the live game.
    const distance = Number(Math.abs(number - value).toPrecision(12));
    if (rule === 'tolerance')
      return { good: distance <= tolerance, text: distance <= tolerance ? t.counts : t.countsNot };
    return { good: true, text: distance === 0 ? t.exact : t.distance(shown(distance, unit)) };
  };
  return <Tester numeric value={tried} verdict={verdict()} onChange={setTried} />;
}

/** A number with its unit, kept together and left to right inside any text. */
function shown(value: number, unit: string): string {
  const digits = Number(value.toPrecision(12)).toLocaleString('en-US', { maximumFractionDigits: 6 });
  return `\u2068${digits}${unit === '' ? '' : ` ${unit}`}\u2069`;
}
