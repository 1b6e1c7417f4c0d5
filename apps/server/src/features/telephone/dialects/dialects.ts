import type { TelephoneProvider } from '@qc/contract';
import type { Dialect } from './dialect.ts';
import { jambonz } from './jambonz/jambonz.ts';
import { plivo } from './plivo/plivo.ts';
import { signalwire } from './signalwire/signalwire.ts';
import { sip } from './sip/sip.ts';
import { telnyx } from './telnyx/telnyx.ts';
import { twilio } from './twilio/twilio.ts';
import { yemot } from './yemot/yemot.ts';

/** How each provider is spoken to. */
export const DIALECTS: Readonly<Record<TelephoneProvider, Dialect>> = {
  twilio,
  signalwire,
  telnyx,
  plivo,
  jambonz,
  yemot,
  sip,
};
