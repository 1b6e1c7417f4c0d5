import { pluralOf } from '../plural.ts';

/** The wording for a number of things. */
export const plural = pluralOf('en');
