import { Text, UnstyledButton } from '@mantine/core';
import type { OwnView, QuestionView } from '@qc/contract';
import { isTypedByKeys } from '@qc/contract/devices/read-keys';
import { useTexts } from '#platform/i18n';
import classes from './keys.module.css';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;
const FEWEST = 4;

/** A clicker below the big screen: its keys answer in the preview, its lamp says what a real one would. */
export function PreviewClicker({
  question,
  keys,
  own,
  onKey,
}: {
  /** What is asked; null: nothing that it could answer. */
  question: QuestionView | null;
  /** What was pressed so far. */
  keys: string;
  own: OwnView;
  /** Absent: it does not hear now. */
  onKey?: (key: string) => void;
}) {
  const t = useTexts('clickerSlides');
  const isTyped = question !== null && isTypedByKeys(question.type);
  const shown = isTyped ? DIGITS : LETTERS.slice(0, Math.max(FEWEST, question?.answers.length ?? 0));
  const { result } = own;
  const lamp = result?.correct ? 'right' : result === null && own.response ? 'taken' : undefined;
  return (
    <div className={classes.place}>
      <Text size="xs" fw={600} c="dimmed">
        {t.preview}
      </Text>
      <div className={classes.clicker} dir="ltr" role="group" aria-label={t.preview}>
        <span className={classes.lamp} data-lamp={lamp} aria-hidden />
        <div className={classes.keys} data-typed={isTyped || undefined}>
          {shown.map((key) => (
            <UnstyledButton key={key} className={classes.key} disabled={!onKey} onClick={() => onKey?.(key)}>
              {key}
            </UnstyledButton>
          ))}
        </div>
      </div>
      <Text size="xs" c="dimmed" role="status">
        {result
          ? result.correct
            ? t.previewRight
            : t.previewWrong
          : keys === ''
            ? t.previewHint
            : t.previewSaid(keys)}
      </Text>
    </div>
  );
}
