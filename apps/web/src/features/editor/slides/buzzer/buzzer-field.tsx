import { useTexts } from '#platform/i18n';
import { TypedNumber } from '#ui/field/typed-number';
import { ANSWER_TEXT_MAX, SCORE_MAX } from '@qc/contract';
import { Switch } from '@mantine/core';
import { gapText } from '../../gap-marks.ts';
import { FormSection } from '../../slide-form/form-section.tsx';
import { WordsField } from '../../slide-form/words-field.tsx';
import type { SlideFieldProps } from '../field-props.ts';

/** The answer that the operator judges by, what a wrong one costs, and whom it puts out. */
export function BuzzerField({ slide, gaps, disabled, onChange }: SlideFieldProps<'buzzer'>) {
  const t = useTexts('editorAnswers');
  const { buzzer } = slide;
  const set = (patch: Partial<typeof buzzer>) => onChange({ buzzer: { ...buzzer, ...patch } });
  return (
    <FormSection title={t.buzzer} hint={t.buzzerHint} error={gapText(gaps, 'answers')}>
      <WordsField
        label={t.spokenAnswer}
        description={t.spokenAnswerHint}
        placeholder={t.spokenAnswerPlaceholder}
        value={buzzer.answer}
        max={ANSWER_TEXT_MAX}
        oneLine
        size="md"
        disabled={disabled}
        data-first-answer
        onWords={(answer) => set({ answer })}
      />
      <TypedNumber
        label={t.wrongCosts}
        description={t.wrongCostsHint}
        size="md"
        maw={280}
        min={0}
        max={SCORE_MAX}
        allowDecimal={false}
        clampBehavior="strict"
        value={buzzer.penalty}
        empty={0}
        disabled={disabled}
        data-field="buzzer.penalty"
        onNumber={(penalty) => set({ penalty })}
      />
      <Switch
        label={t.wholeTeam}
        description={t.wholeTeamHint}
        checked={buzzer.wholeTeam}
        disabled={disabled}
        onChange={(event) => set({ wholeTeam: event.currentTarget.checked })}
      />
    </FormSection>
  );
}
