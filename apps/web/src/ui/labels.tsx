import { createContext, useContext } from 'react';

/** Words of the parts that all screens are made of, in the person's language. */
export interface Labels {
  ok: string;
  cancel: string;
  close: string;
  save: string;
  clearSearch: string;
  tryAgain: string;
  /** Of a row. */
  actions: string;
  showAll: string;
  noMatch: string;
  noMatchText: string;
  pages: string;
  previousPage: string;
  nextPage: string;
  page: (n: number) => string;
}

const Given = createContext<Labels | null>(null);

/** Gives the words to all parts inside. */
export const LabelsProvider = Given.Provider;

/** Words of the parts. Throws outside of `LabelsProvider`, which `UiProvider` brings. */
export function useLabels(): Labels {
  const labels = useContext(Given);
  if (labels === null) throw new Error('a part without its words: nothing around it gives them');
  return labels;
}
