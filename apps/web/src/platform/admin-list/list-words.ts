import type { ListWords } from '@qc/words/en/screens/everywhere/list';
import { useTexts } from '../i18n/index.ts';

/** The words of a list's parts in the language in force. */
export function useListWords(): ListWords {
  return useTexts('list');
}
