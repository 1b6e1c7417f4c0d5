import { LANGUAGES } from '@qc/contract';
import type { Dialect } from '../dialect.ts';
import { proveJambonz } from './prove-jambonz.ts';
import { readJambonz } from './read-jambonz.ts';
import { JAMBONZ_SILENCE, renderJambonz } from './render-jambonz.ts';

/** jambonz by webhook, hosted or one's own. The secret is the account's webhook secret. */
export const jambonz: Dialect = {
  speaks: LANGUAGES,
  plays: true,
  silence: JAMBONZ_SILENCE,
  prove: proveJambonz,
  read: readJambonz,
  render: renderJambonz,
};
