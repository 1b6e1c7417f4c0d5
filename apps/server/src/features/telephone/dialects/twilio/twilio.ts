import { LANGUAGES } from '@qc/contract';
import { LANGUAGE_SERVICES } from '@qc/words';
import type { Dialect } from '../dialect.ts';
import { headerOf } from '../line-request.ts';
import { proveForm } from '../twiml/form-signature.ts';
import { readTwiml } from '../twiml/read-twiml.ts';
import { renderTwiml, TWIML_SILENCE } from '../twiml/render-twiml.ts';
import { languageOfVoice, type TwimlProfile } from '../twiml/twiml-profile.ts';

const PROFILE: TwimlProfile = {
  voiceOf: (language) => {
    const { google } = LANGUAGE_SERVICES[language].telephone.voices;
    return { voice: `Google.${google}`, language: languageOfVoice(google) };
  },
  nestsPauses: true,
  tellsEmpty: true,
};

/** Twilio Programmable Voice: TwiML. The secret is the account's auth token. */
export const twilio: Dialect = {
  speaks: LANGUAGES,
  plays: true,
  silence: TWIML_SILENCE,
  prove: (request, keys) => {
    const signature = headerOf(request, 'x-twilio-signature');
    return proveForm(request, keys, signature === null ? [] : [signature]);
  },
  read: readTwiml,
  render: (reply, way) => renderTwiml(PROFILE, reply, way),
};
