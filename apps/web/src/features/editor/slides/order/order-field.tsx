import { useTexts } from '#platform/i18n';
import { ANSWERS_MAX, ANSWERS_MIN, newAnswer } from '@qc/contract';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { gapText } from '../../gap-marks.ts';
import { FormSection } from '../../slide-form/form-section.tsx';

import { answerKeys, focusAnswer } from '../../answers/answer-keys.ts';
import type { SlideFieldProps } from '../field-props.ts';
import classes from '../../answers/answers-field.module.css';
import { OrderRow } from './order-row.tsx';

/** Items in their right order: moved by mouse, finger, buttons or keys; players see them mixed. */
export function OrderField({ slide, gaps, disabled, onChange }: SlideFieldProps<'order'>) {
  const t = useTexts('editorAnswers');
  const listId = useId();
  const [spoken, setSpoken] = useState('');
  const { answers } = slide;
  const add = () => {
    onChange({ answers: [...answers, newAnswer()] });
    focusAnswer(listId, answers.length);
  };
  const moveTo = (from: number, to: number) => {
    const answer = answers[from];
    if (!answer || to < 0 || to >= answers.length || from === to) return;
    onChange({ answers: answers.toSpliced(from, 1).toSpliced(to, 0, answer) });
    setSpoken(t.itemMoved(to + 1, answers.length));
  };
  const onKeyDown = answerKeys({
    count: answers.length,
    max: ANSWERS_MAX,
    listId,
    onAdd: add,
    ...(answers.length > ANSWERS_MIN && {
      onRemove: (index: number) => onChange({ answers: answers.toSpliced(index, 1) }),
    }),
    onMove: (index, step) => {
      moveTo(index, index + step);
      focusAnswer(listId, index + step);
    },
  });

  return (
    <FormSection title={t.items} hint={t.itemsHint} error={gapText(gaps, 'answers')}>
      <DragDropProvider
        onDragEnd={({ operation: { source }, canceled }) => {
          if (!canceled && isSortable(source)) moveTo(source.initialIndex, source.index);
        }}
      >
        <ol className={classes.rows} id={listId}>
          {answers.map((answer, index) => (
            <OrderRow
              // Items have no identity of their own: their place is what they are.
              key={index}
              index={index}
              total={answers.length}
              answer={answer}
              disabled={disabled}
              onKeyDown={onKeyDown}
              removable={answers.length > ANSWERS_MIN}
              error={gapText(gaps, `answers.${index}`)}
              onChange={(next) => onChange({ answers: answers.with(index, next) })}
              onMove={(to) => moveTo(index, to)}
              onRemove={() => onChange({ answers: answers.toSpliced(index, 1) })}
            />
          ))}
        </ol>
      </DragDropProvider>
      <div className={classes.below}>
        <Button
          variant="light"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={disabled || answers.length >= ANSWERS_MAX}
          onClick={add}
          data-field="answers"
        >
          {t.addItem}
        </Button>
        <Text size="xs" c="dimmed">
          {t.partOrder}
        </Text>
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </FormSection>
  );
}
