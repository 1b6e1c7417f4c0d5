import { useTexts } from '#platform/i18n';
import { ANSWERS_MAX, ANSWERS_MIN, type QuestionContent, type Selection } from '@qc/contract';
import { SegmentedControl, Text } from '@mantine/core';
import { gapText } from '../gap-marks.ts';
import { FormSection } from '../slide-form/form-section.tsx';
import type { FieldProps } from '../slides/field-props.ts';
import { AnswerRow } from './answer-row.tsx';
import classes from './answers-field.module.css';
import { BelowAnswers } from './below-answers.tsx';
import { useAnswerList } from './use-answer-list.ts';

interface Props extends FieldProps<Extract<QuestionContent, { selection: Selection }>> {
  /** Answers are marked as right. */
  graded: boolean;
}

/** Answers to pick: texts and pictures, which are right, how many a player picks. */
export function AnswersField({ slide, graded, gaps, disabled, onChange }: Props) {
  const t = useTexts('editorSlide');
  const { answers, selection } = slide;
  const list = useAnswerList({ answers, min: ANSWERS_MIN, max: ANSWERS_MAX, disabled, onChange, graded });

  const multipleHint = graded ? t.multipleHint : t.multipleSurveyHint;
  return (
    <FormSection title={t.answers} hint={graded ? t.answersHint : t.surveyHint} error={gapText(gaps, 'answers')}>
      <ol className={classes.rows} id={list.listId}>
        {answers.map((answer, index) => (
          <AnswerRow
            // Answers have no identity of their own: their place is what players know them by.
            key={index}
            list={list}
            index={index}
            answer={answer}
            graded={graded}
            error={gapText(gaps, `answers.${index}`) ?? gapText(gaps, `answers.${index}.text`)}
          />
        ))}
      </ol>
      <BelowAnswers list={list} add={t.addAnswer}>
        <div className={classes.selection}>
          <Text size="sm" fw={500} id="selection-label">
            {t.selection}
          </Text>
          <SegmentedControl
            size="sm"
            value={selection}
            disabled={disabled}
            aria-labelledby="selection-label"
            data={[
              { value: 'single', label: t.single },
              { value: 'multiple', label: t.multiple },
            ]}
            onChange={(value) => onChange({ selection: value })}
          />
        </div>
      </BelowAnswers>
      <Text size="xs" c="dimmed">
        {selection === 'multiple' ? multipleHint : graded ? t.singleHint : ''}
      </Text>
    </FormSection>
  );
}
