import type { CallFault } from '@qc/contract';
import type { OutboundSeams } from '#platform/outbound/outbound-seams';
import { sendOutbound } from '#platform/outbound/send-outbound';
import {
  type CallAccount,
  type CallOut,
  type CallToPlace,
  type RestAnswer,
  type RestRequest,
} from '../dialects/call-out.ts';
import { CALL_OUTS } from '../dialects/call-outs.ts';
import { parseJson } from '../dialects/parse-json.ts';
import type { KnownLine } from './known-lines.ts';

/** What became of telling a provider to call somebody. What it costs only the provider knows. */
export type Placed =
  /** It rings, or soon will; `callId`: as the call is named from now on, null where the provider has not said. */
  | { ok: true; callId: string | null }
  /** Nobody is called: `keysRefused` by whom the account is not known, `numberRefused` for this number alone. */
  | { ok: false; fault: Extract<CallFault, 'keysRefused' | 'numberRefused' | 'tooManyAtOnce' | 'providerAway'> }
  /** Nobody knows whether the telephone rings. */
  | { ok: false; fault: 'unknown' };

/** The calls of a line, as they are placed and ended from this side. */
export interface LineControl {
  /** Tells the provider to call. Never throws. */
  place(call: CallToPlace): Promise<Placed>;
  /** Ends a call, ringing or answered; false: the provider did not do it. Never throws. */
  hangUp(callId: string): Promise<boolean>;
}

const WITHIN_MS = 10_000;
const ANSWER_BYTES = 64 * 1024;

/** How a line places calls; null: its provider cannot, or its owner has given it no account for that. */
export function lineControl({ settings, callToken }: KnownLine, seams: OutboundSeams | undefined): LineControl | null {
  const callOut = CALL_OUTS[settings.provider];
  const { accountId, host: typed } = settings.calling;
  if (callOut === undefined || accountId === '' || callToken === null) return null;
  const account: CallAccount = { accountId, host: typed, token: callToken };
  const host = callOut.host(account);
  if (host === null) return null;
  const ask = (request: RestRequest) =>
    sendOutbound({ ...request, host, maxBytes: ANSWER_BYTES, withinMs: WITHIN_MS }, seams);
  return {
    place: async (call) => {
      const reply = await ask(callOut.place(account, call));
      if (reply.kind === 'silent') return { ok: false, fault: 'unknown' };
      if (reply.kind !== 'answer') return { ok: false, fault: 'providerAway' };
      return placedBy(callOut, { status: reply.status, body: parseJson(reply.body) });
    },
    hangUp: async (callId) => {
      const reply = await ask(callOut.hangUp(account, callId));
      return reply.kind === 'answer' && reply.status >= 200 && reply.status < 300;
    },
  };
}

function placedBy(callOut: CallOut, answer: RestAnswer): Placed {
  const { status } = answer;
  if (status >= 200 && status < 300) return { ok: true, callId: callOut.placedId(answer) };
  if (status === 401 || status === 403 || status === 404) return { ok: false, fault: 'keysRefused' };
  if (status === 429) return { ok: false, fault: 'tooManyAtOnce' };
  if (status >= 400 && status < 500) return { ok: false, fault: 'numberRefused' };
  // A fault of theirs may have come after they had begun to call; a redirect is nobody's interface.
  return status >= 500 ? { ok: false, fault: 'unknown' } : { ok: false, fault: 'providerAway' };
}
