import type { TelephoneProvider } from '@qc/contract';
import type { CallOut } from './call-out.ts';
import { jambonzCallOut } from './jambonz/jambonz-call-out.ts';
import { plivoCallOut } from './plivo/plivo-call-out.ts';
import { signalwireCallOut } from './signalwire/signalwire-call-out.ts';
import { telnyxCallOut } from './telnyx/telnyx-call-out.ts';
import { twilioCallOut } from './twilio/twilio-call-out.ts';

/**
 * How providers are told to place calls. Who is not here cannot: Yemot's interface calls people into an extension, but
 * does not say to it which call is whose, nor what became of it.
 */
export const CALL_OUTS: Readonly<Partial<Record<TelephoneProvider, CallOut>>> = {
  twilio: twilioCallOut,
  signalwire: signalwireCallOut,
  telnyx: telnyxCallOut,
  plivo: plivoCallOut,
  jambonz: jambonzCallOut,
};
