import { simulatedJambonz } from './jambonz-line.ts';
import { simulatedPlivo } from './plivo-line.ts';
import { simulatedSip } from './sip-line.ts';
import type { SimulatedLine } from './simulated-line.ts';
import { simulatedSignalwire, simulatedTelnyx, simulatedTwilio } from './twiml-lines.ts';
import { simulatedYemot } from './yemot-line.ts';

/** A line of every provider, by the name that the server has for it. Yemot's asks by POST, as it should be set up. */
export const SIMULATED_LINES = {
  twilio: simulatedTwilio,
  signalwire: simulatedSignalwire,
  telnyx: simulatedTelnyx,
  plivo: simulatedPlivo,
  jambonz: simulatedJambonz,
  yemot: simulatedYemot('POST'),
  sip: simulatedSip,
} as const satisfies Record<string, SimulatedLine>;
