import { LANGUAGES } from '@qc/contract';
import type { Dialect } from '../dialect.ts';
import { proveTimed } from '../timed-signature.ts';
import { readJambonz } from './read-jambonz.ts';
import { JAMBONZ_SILENCE, renderJambonz } from './render-jambonz.ts';

/** jambonz by webhook, hosted or one's own. The secret is the account's webhook secret. */
export const jambonz: Dialect = {
  speaks: LANGUAGES,
  plays: true,
  silence: JAMBONZ_SILENCE,
  prove: (request, { secret }, nowMs) => proveTimed(request, { header: 'jambonz-signature', secret, nowMs }),
  read: readJambonz,
  render: renderJambonz,
};
