import type { MediaType } from '@qc/contract';

/** The medium that a slide is known by: where a file goes that is let go anywhere on it. */
export interface MainMedium {
  name: 'image' | 'openingMedia';
  /** Undefined: of any kind. */
  only: MediaType | undefined;
  label: 'image' | 'slideMedia';
  /** It stands beside the text, in a narrow column. */
  beside: boolean;
}

/** The picture beside what is asked. */
export const PICTURE: MainMedium = { name: 'image', only: 'image', label: 'image', beside: true };

/** What a slide shows that asks nothing. */
export const SHOWN: MainMedium = { name: 'openingMedia', only: undefined, label: 'slideMedia', beside: false };
