import { wordsDirection } from '#features/show';
import { useTexts } from '#platform/i18n';
import { useTooLong } from '#platform/too-long';
import type { Direction } from '@qc/contract';
import { GrowingTextarea } from '#ui/field/growing-textarea';
import type { TextareaProps } from '@mantine/core';
import { createContext, useContext } from 'react';

/** The direction of the game that is edited: what its words without letters go by. */
export const GameDirection = createContext<Direction>('rtl');

/** From this share of its room on, what is left is counted for the author. */
const NEARLY_FULL = 0.85;

interface Props extends Omit<TextareaProps, 'value' | 'onChange' | 'maxLength' | 'autosize' | 'style' | 'error'> {
  value: string;
  /** Longer words stay as they are, are marked, and wait on the device until they are shortened. */
  max: number;
  /** New lines become spaces: the field grows all the same. */
  oneLine?: boolean;
  error?: string | undefined;
  onWords: (words: string) => void;
}

/**
 * Words of an author that players see: as many lines high as they need, in the direction that the players' screens
 * give them, and with what is too much told and shown. Nothing typed or pasted is cut.
 */
export function WordsField({ value, max, oneLine = false, error, description, onWords, ...rest }: Props) {
  const t = useTexts('editorSlide');
  const tooLong = useTooLong();
  const direction = useContext(GameDirection);
  const length = value.trim().length;
  const over = length - max;
  const left = over <= 0 && length >= max * NEARLY_FULL ? t.left(-over) : null;
  return (
    <GrowingTextarea
      {...rest}
      {...(value === '' ? {} : { dir: wordsDirection(value, direction) })}
      value={value}
      error={tooLong(value, max) ?? error}
      description={left ?? description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => {
        const words = event.currentTarget.value;
        onWords(oneLine ? words.replace(/\s*\n\s*/g, ' ') : words);
      }}
    />
  );
}
