import { useTexts } from '#platform/i18n';
import { ANSWERS_MAX, ANSWERS_MIN } from '@qc/contract';
import { Text, VisuallyHidden } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { gapText } from '../../gap-marks.ts';
import { FormSection } from '../../slide-form/form-section.tsx';
import { BelowAnswers } from '../../answers/below-answers.tsx';
import { useAnswerList } from '../../answers/use-answer-list.ts';
import { SortedList } from '../../sorting/sorted-list.tsx';
import type { SlideFieldProps } from '../field-props.ts';
import classes from '../../answers/answers-field.module.css';
import { itemId, OrderRow } from './order-row.tsx';

/** Items in their right order: moved by mouse, finger, buttons or keys; players see them mixed. */
export function OrderField({ slide, gaps, disabled, onChange }: SlideFieldProps<'order'>) {
  const t = useTexts('editorAnswers');
  const { dragHelp } = useTexts('editor');
  const words = useMemo(() => ({ dragHelp, movedTo: t.itemMoved }), [dragHelp, t]);
  const rows = useRef<HTMLOListElement>(null);
  const [spoken, setSpoken] = useState('');
  const { answers } = slide;
  const onMoved = (to: number) => setSpoken(t.itemMoved(to + 1, answers.length));
  const list = useAnswerList({ answers, min: ANSWERS_MIN, max: ANSWERS_MAX, disabled, onChange, onMoved });

  return (
    <FormSection title={t.items} hint={t.itemsHint} error={gapText(gaps, 'answers')}>
      <SortedList
        className={classes.rows}
        id={list.listId}
        list={rows}
        ids={answers.map((_, index) => itemId(index))}
        words={words}
        disabled={disabled}
        onMoved={list.move}
      >
        {answers.map((answer, index) => (
          <OrderRow
            // Items have no identity of their own: their place is what they are.
            key={index}
            list={list}
            index={index}
            answer={answer}
            error={gapText(gaps, `answers.${index}`)}
          />
        ))}
      </SortedList>
      <BelowAnswers list={list} add={t.addItem}>
        <Text size="xs" c="dimmed">
          {t.partOrder}
        </Text>
      </BelowAnswers>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </FormSection>
  );
}
