import { type AnswerLetterSet, letterIn, type SeenLetters } from '@qc/words';
import type { SlideType } from '@qc/contract';
import { type ReactNode, useContext } from 'react';
import styles from './answer-marks.module.css';
import type { AnswerSign } from '../slides/answer-look.ts';
import { answerLook } from '../slides/answer-looks.ts';
import { Letters } from './letters-context.ts';

export type { AnswerSign };

const FIRST: AnswerSign = { colour: '#C62828', path: 'M12 2.6 22.6 21H1.4Z' };

/** The eight signs in the order of the answers. */
export const ANSWER_SIGNS: readonly AnswerSign[] = [
  FIRST,
  { colour: '#1565C0', path: 'M12 1 23 12 12 23 1 12Z' },
  { colour: '#8A5A00', path: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21Z' },
  { colour: '#2E7D32', path: 'M3 3H21V21H3Z' },
  { colour: '#6A1B9A', path: 'M12 1.2 15.3 8.6 23.3 9.5 17.3 14.9 19 22.8 12 18.8 5 22.8 6.7 14.9 .7 9.5 8.7 8.6Z' },
  { colour: '#00695C', path: 'M6.5 2.5H17.5L23 12 17.5 21.5H6.5L1 12Z' },
  { colour: '#AD1457', path: 'M12 1.4 23 9.5 18.8 22.4H5.2L1 9.5Z' },
  { colour: '#37474F', path: 'M8 2H16V8H22V16H16V22H8V16H2V8H8Z' },
];

/** The sign of the answer at an index; beyond the eighth they begin again. Some kinds of slide have signs of their own. */
export function answerSign(index: number, type?: SlideType): AnswerSign {
  const own = type ? answerLook(type).sign(index) : null;
  return own ?? ANSWER_SIGNS[index % ANSWER_SIGNS.length] ?? FIRST;
}

/** Which letters the answers below go by, and why they are seen: see `SeenLetters`. */
export function AnswerLetters({
  letters,
  seen = 'beside',
  children,
}: {
  letters: AnswerLetterSet;
  seen?: SeenLetters;
  children: ReactNode;
}) {
  return <Letters.Provider value={{ letters, seen }}>{children}</Letters.Provider>;
}

/** Gives the letter of an answer as the screens around it say it. */
export function useAnswerLetter(): (index: number) => string {
  const { letters } = useContext(Letters);
  return (index) => letterIn(letters, index);
}

/** An answer's shape with its letter beside it, in white or the current text colour. Decorative: the letter is read out. */
export function AnswerMark({ index, type, letter = true }: { index: number; type?: SlideType; letter?: boolean }) {
  const sign = answerSign(index, type);
  const letterOf = useAnswerLetter();
  const { seen } = useContext(Letters);
  // A tick and a cross say all by themselves.
  const isSeen = seen === 'onKeys' || (seen === 'beside' && !(type && answerLook(type).sign(index)));
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 24 24" className={styles.shape} aria-hidden="true" focusable="false">
        <path d={sign.path} fill="currentColor" />
      </svg>
      {letter && isSeen && <span className={styles.letter}>{letterOf(index)}</span>}
    </span>
  );
}
