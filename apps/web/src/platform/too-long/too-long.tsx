import { useTexts } from '#platform/i18n';
import type { ReactNode } from 'react';
import classes from './too-long.module.css';

/** The excess shown of a very long paste. */
const SHOWN_MAX = 200;

/** Gives what is said under a field whose words are longer than their place, with the excess marked; null: they fit. Nothing typed or pasted is cut. */
export function useTooLong(): (words: string, max: number) => ReactNode {
  const t = useTexts('tooLong');
  return (words, max) => {
    const excess = words.trim().slice(max);
    if (excess === '') return null;
    return (
      <span className={classes.over}>
        {t.tooLong(excess.length)}{' '}
        <mark>
          <bdi>{excess.length > SHOWN_MAX ? `${excess.slice(0, SHOWN_MAX)}…` : excess}</bdi>
        </mark>
      </span>
    );
  };
}
