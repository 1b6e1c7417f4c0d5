import { LANGUAGES } from '@qc/contract';
import { LANGUAGE_SERVICES } from '@qc/words';
import type { Dialect } from '../dialect.ts';
import { provePlivo } from './prove-plivo.ts';
import { readPlivo } from './read-plivo.ts';
import { PLIVO_SILENCE, renderPlivo } from './render-plivo.ts';

/** Plivo Voice XML. The secret is the account's auth token. Its voices are Amazon's, who has none for Hebrew. */
export const plivo: Dialect = {
  speaks: LANGUAGES.filter((language) => LANGUAGE_SERVICES[language].telephone.voices.amazon !== null),
  plays: true,
  silence: PLIVO_SILENCE,
  prove: provePlivo,
  read: readPlivo,
  render: renderPlivo,
};
