import { useTexts } from '#platform/i18n';
import { ANSWER_TEXT_MAX, type Answer } from '@qc/contract';
import { Text } from '@mantine/core';
import { useId } from 'react';
import { WordsField } from '../slide-form/words-field.tsx';
import classes from './on-telephone.module.css';

/** What callers hear instead of each answer, beside the key they press for it. */
export function SpokenAnswers({
  answers,
  isUnheard,
  disabled,
  onChange,
}: {
  answers: readonly Answer[];
  /** The recording reads the answers. */
  isUnheard: boolean;
  disabled: boolean;
  onChange: (answers: Answer[]) => void;
}) {
  const t = useTexts('callSlides');
  const label = useId();
  return (
    <div role="group" aria-labelledby={label} className={classes.answers}>
      <div>
        <Text id={label} size="sm" fw={500}>
          {t.answers}
        </Text>
        {isUnheard && (
          <Text size="xs" c="dimmed">
            {t.answersUnheard}
          </Text>
        )}
      </div>
      <ol className={classes.rows}>
        {answers.map((answer, index) => (
          <li
            // Their place is the key they have.
            key={index}
          >
            <span className={classes.key} aria-hidden>
              {index + 1}
            </span>
            <WordsField
              size="sm"
              className={classes.grows ?? ''}
              aria-label={t.answer(index + 1)}
              placeholder={answer.text.trim() || answer.media?.alt || t.nothingShown}
              value={answer.spoken ?? ''}
              max={ANSWER_TEXT_MAX}
              oneLine
              disabled={disabled}
              data-field={`spoken.${index}`}
              onWords={(spoken) => onChange(answers.with(index, { ...answer, spoken }))}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
