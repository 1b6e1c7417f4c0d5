import type { Dialect, DialectId } from './dialect.ts';
import { jambonz } from './jambonz/jambonz.ts';
import { plivo } from './plivo/plivo.ts';
import { signalwire } from './signalwire/signalwire.ts';
import { telnyx } from './telnyx/telnyx.ts';
import { twilio } from './twilio/twilio.ts';
import { yemot } from './yemot/yemot.ts';

/** Every dialect there is. */
export const DIALECTS: Readonly<Record<DialectId, Dialect>> = { twilio, signalwire, telnyx, plivo, jambonz, yemot };
