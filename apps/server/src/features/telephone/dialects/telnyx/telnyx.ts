import { LANGUAGES } from '@qc/contract';
import { LANGUAGE_SERVICES } from '@qc/words';
import type { Dialect } from '../dialect.ts';
import { readTwiml } from '../twiml/read-twiml.ts';
import { renderTwiml, TWIML_SILENCE } from '../twiml/render-twiml.ts';
import type { TwimlProfile } from '../twiml/twiml-profile.ts';
import { proveByTelnyx } from './prove-telnyx.ts';

const PROFILE: TwimlProfile = {
  voiceOf: (language) => ({ voice: `Azure.${LANGUAGE_SERVICES[language].telephone.voices.azure}`, language: null }),
  // Its Gather names Say and Play alone as what may stand in it, and no `actionOnEmptyResult`.
  nestsPauses: false,
  tellsEmpty: false,
};

/** Telnyx TeXML. The secret is the account's public key. */
export const telnyx: Dialect = {
  speaks: LANGUAGES,
  plays: true,
  silence: TWIML_SILENCE,
  prove: proveByTelnyx,
  read: readTwiml,
  render: (reply, way) => renderTwiml(PROFILE, reply, way),
};
