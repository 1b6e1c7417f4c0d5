import { useTexts } from '#platform/i18n';
import { ANSWERS_MAX, ANSWERS_MIN, type Answer, newAnswer } from '@qc/contract';
import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { gapText } from '../gap-marks.ts';
import type { SlideFieldProps } from '../slides/field-props.ts';

import { answerKeys, focusAnswer } from './answer-keys.ts';
import { AnswerRow } from './answer-row.tsx';
import classes from './answers-field.module.css';
import { FormSection } from '../slide-form/form-section.tsx';

interface Props extends SlideFieldProps<'trivia' | 'survey'> {
  /** Answers are marked as right. */
  graded: boolean;
}

/** Answers to pick: texts and pictures, which are right, how many a player picks. */
export function AnswersField({ slide, graded, gaps, disabled, onChange }: Props) {
  const t = useTexts('editorSlide');
  const listId = useId();
  const { answers, selection } = slide;
  const setAnswers = (next: Answer[]) => onChange({ answers: next });

  const add = () => {
    setAnswers([...answers, newAnswer()]);
    focusAnswer(listId, answers.length);
  };
  const move = (index: number, step: -1 | 1) => {
    const answer = answers[index];
    if (!answer || !answers[index + step]) return;
    setAnswers(answers.toSpliced(index, 1).toSpliced(index + step, 0, answer));
    focusAnswer(listId, index + step);
  };
  const onKeyDown = answerKeys({
    count: answers.length,
    max: ANSWERS_MAX,
    listId,
    onAdd: add,
    ...(answers.length > ANSWERS_MIN && {
      onRemove: (index: number) => setAnswers(answers.toSpliced(index, 1)),
    }),
    onMove: move,
    onMark: (index) => {
      const answer = answers[index];
      if (answer && graded) setAnswers(answers.with(index, { ...answer, correct: !answer.correct }));
    },
  });

  const multipleHint = graded ? t.multipleHint : t.multipleSurveyHint;
  return (
    <FormSection title={t.answers} hint={graded ? t.answersHint : t.surveyHint} error={gapText(gaps, 'answers')}>
      <ol className={classes.rows} id={listId}>
        {answers.map((answer, index) => (
          <AnswerRow
            // Answers have no identity of their own: their place is what players know them by.
            key={index}
            index={index}
            answer={answer}
            graded={graded}
            first={index === 0}
            last={index === answers.length - 1}
            removable={answers.length > ANSWERS_MIN}
            disabled={disabled}
            onKeyDown={onKeyDown}
            error={gapText(gaps, `answers.${index}`) ?? gapText(gaps, `answers.${index}.text`)}
            onChange={(next) => setAnswers(answers.with(index, next))}
            onMove={(step) => move(index, step)}
            onRemove={() => setAnswers(answers.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <div className={classes.below}>
        <Button
          variant="light"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={disabled || answers.length >= ANSWERS_MAX}
          onClick={add}
          data-field="answers"
        >
          {t.addAnswer}
        </Button>
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
      </div>
      <Text size="xs" c="dimmed">
        {selection === 'multiple' ? multipleHint : graded ? t.singleHint : ''}
      </Text>
    </FormSection>
  );
}
