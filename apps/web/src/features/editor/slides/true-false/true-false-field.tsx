import { AnswerMark, answerSign } from '#features/show';
import { useTexts } from '#platform/i18n';
import { newAnswer } from '@qc/contract';
import { Radio } from '@mantine/core';
import { gapText } from '../../gap-marks.ts';
import classes from '../../answers/answers-field.module.css';
import { FormSection } from '../../slide-form/form-section.tsx';
import type { SlideFieldProps } from '../field-props.ts';

/** Which of the two is right. The words themselves are the show screens'. */
export function TrueFalseField({ slide, gaps, disabled, onChange }: SlideFieldProps<'trueFalse'>) {
  const t = useTexts('editorSlide');
  const right = slide.answers.findIndex((answer) => answer.correct);
  const choose = (index: number) => onChange({ answers: [newAnswer('', index === 0), newAnswer('', index === 1)] });
  return (
    <FormSection title={t.whichIsRight} error={gapText(gaps, 'answers')}>
      <div role="radiogroup" aria-label={t.whichIsRight} className={classes.pair}>
        {[t.true, t.false].map((word, index) => (
          <label key={word} className={classes.choice} data-right={right === index || undefined}>
            <span className={classes.choiceSign} style={{ backgroundColor: answerSign(index, 'trueFalse').colour }}>
              <AnswerMark index={index} type="trueFalse" letter={false} />
            </span>
            <span className={classes.choiceWord}>{word}</span>
            <Radio
              color="green"
              size="md"
              name="true-false"
              value={String(index)}
              checked={right === index}
              disabled={disabled}
              aria-label={word}
              data-field={index === 0 ? 'answers' : undefined}
              data-first-answer={index === 0 || undefined}
              onChange={() => choose(index)}
            />
          </label>
        ))}
      </div>
    </FormSection>
  );
}
