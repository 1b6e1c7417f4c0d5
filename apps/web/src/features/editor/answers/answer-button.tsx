import { useAnswerLetter } from '#features/show';
import { useTexts } from '#platform/i18n';
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { AnswerRowProps } from './answer-line.tsx';

/** The dots behind which stands what can be done with an answer. */
export function AnswerButton({
  list,
  index,
  answer: _answer,
  error: _error,
  ...button
}: AnswerRowProps & Omit<ComponentProps<'button'>, 'color'>) {
  const t = useTexts('editorSlide');
  const letter = useAnswerLetter()(index);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-haspopup="menu"
      aria-expanded={false}
      {...button}
      aria-label={t.answer(letter)}
      disabled={list.disabled}
    >
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
}
