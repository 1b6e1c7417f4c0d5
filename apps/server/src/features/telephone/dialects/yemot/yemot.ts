import { LANGUAGES } from '@qc/contract';
import { LANGUAGE_SERVICES } from '@qc/words';
import type { Dialect } from '../dialect.ts';
import { proveYemot } from './prove-yemot.ts';
import { readYemot } from './read-yemot.ts';
import { renderYemot, YEMOT_SILENCE } from './render-yemot.ts';

/**
 * Yemot HaMashiach: an extension of the kind `api`. It signs nothing: the secret stands in the address. It plays files
 * of its own alone, and its voice is chosen there.
 */
export const yemot: Dialect = {
  speaks: LANGUAGES.filter((language) => LANGUAGE_SERVICES[language].telephone.isYemots),
  plays: false,
  silence: YEMOT_SILENCE,
  prove: proveYemot,
  read: readYemot,
  render: renderYemot,
};
