import { createHmac } from 'node:crypto';
import { LANGUAGES } from '@qc/contract';
import { LANGUAGE_SERVICES } from '@qc/words';
import type { Dialect, LineKeys, LineProof, LineRequest } from '../dialect.ts';
import { headerOf } from '../line-request.ts';
import { isSameSecret } from '../same-secret.ts';
import { proveForm } from '../twiml/form-signature.ts';
import { readTwiml } from '../twiml/read-twiml.ts';
import { renderTwiml, TWIML_SILENCE } from '../twiml/render-twiml.ts';
import { languageOfVoice, type TwimlProfile } from '../twiml/twiml-profile.ts';

const PROFILE: TwimlProfile = {
  voiceOf: (language) => {
    const { google } = LANGUAGE_SERVICES[language].telephone.voices;
    return { voice: `gcloud.${google}`, language: languageOfVoice(google) };
  },
  nestsPauses: true,
  tellsEmpty: true,
};

/** SignalWire's compatible interface (cXML, LaML): TwiML. The secret is the project's signing key. */
export const signalwire: Dialect = {
  speaks: LANGUAGES,
  plays: true,
  silence: TWIML_SILENCE,
  prove,
  read: readTwiml,
  render: (reply, way) => renderTwiml(PROFILE, reply, way),
};

/** Signed as Twilio does, under either name, or over the address and the whole body, in hexadecimal digits. */
function prove(request: LineRequest, keys: LineKeys): LineProof {
  const given = ['x-signalwire-signature', 'x-twilio-signature'].flatMap((name) => headerOf(request, name) ?? []);
  const proof = proveForm(request, keys, given);
  if (proof.proved || proof.fault === 'unsigned' || keys.secret === '') return proof;
  const whole = createHmac('sha1', keys.secret).update(request.url).update(request.body).digest('hex');
  return given.some((one) => isSameSecret(one, whole)) ? { proved: true } : proof;
}
