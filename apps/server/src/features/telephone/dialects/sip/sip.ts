import type { LineReply } from '@qc/telephone/call';
import { withinBudget } from '../answer-budget.ts';
import type { Dialect, LineAnswer } from '../dialect.ts';
import { proveTimed } from '../timed-signature.ts';
import { readSip } from './read-sip.ts';

/**
 * A SIP trunk or an exchange of one's own, by the house's gateway (`apps/gateway`): it is told what the conversation says
 * as it says it. It has no voice, so that what is to be heard has to be recorded.
 */
export const sip: Dialect = {
  speaks: [],
  plays: true,
  silence: told({ spoken: [], collect: null }),
  prove: (request, { secret }, nowMs) => proveTimed(request, { header: 'gateway-signature', secret, nowMs }),
  read: readSip,
  render: told,
};

function told({ spoken, collect }: LineReply): LineAnswer {
  const body = withinBudget(spoken, (some) => JSON.stringify({ spoken: some, collect }));
  return { contentType: 'application/json; charset=utf-8', body };
}
