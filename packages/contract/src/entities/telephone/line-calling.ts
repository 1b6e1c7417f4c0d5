import * as z from 'zod/mini';
import { shortText } from '../../fields.ts';
import { CALL_TOKEN_MAX, INVITED_MAX, QUIET_FORM } from '../../limits.ts';

/** Who may have people called: owners and admins; beside them members of institutions; everybody who has an account. */
export const CALLING_BY = ['staff', 'members', 'everyone'] as const;

/** How a line calls people, as its owner wants it. Without an account it calls nobody. */
const callingFields = {
  /** By which the provider knows the account; of Telnyx the TeXML application. Empty: nobody is called. */
  accountId: z.string().check(z.trim(), z.maxLength(CALL_TOKEN_MAX), z.regex(/^[\w-]*$/)),
  /** Where a provider is asked whose customers have a host each, a path may follow; empty: the provider has its own. */
  host: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^([a-z0-9-]+(\.[a-z0-9-]+)+(\/[a-z0-9-]+)?)?$/)),
  by: z.enum(CALLING_BY),
  /** From and until when nobody is called, `HH:MM` by the clock of `timeZone`; alike: there is no such time. */
  quietFrom: z.string().check(z.regex(QUIET_FORM)),
  quietUntil: z.string().check(z.regex(QUIET_FORM)),
  /** As the IANA names it; empty: the server's own. */
  timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone, { error: 'timeZone' })),
  /** People who may be called into one room … */
  perRoom: z.int().check(z.minimum(1), z.maximum(INVITED_MAX)),
  /** … and calls of the whole line in 24 hours. */
  perDay: z.int().check(z.minimum(1), z.maximum(10 * INVITED_MAX)),
  /** Seconds between two calls. */
  everySeconds: z.int().check(z.minimum(1), z.maximum(60)),
  /** Calling codes of the countries that may be called; empty: that of the line's own number. */
  countries: z.array(z.string().check(z.regex(/^[1-9]\d{0,2}$/))).check(z.maxLength(30)),
  /** What a call costs, in the owner's words, as the host is told before calling; empty: nothing is said. */
  price: shortText,
  /** What it costs to call the line, in the owner's words, beside its number. */
  costHint: shortText,
};

/** How a line calls people. */
export const LineCalling = z.object(callingFields);
export type LineCalling = z.infer<typeof LineCalling>;

/** Of a line whose owner has said nothing of it: it calls nobody. */
export const NO_CALLING: LineCalling = {
  ...{ accountId: '', host: '', by: 'members', quietFrom: '21:00', quietUntil: '08:00', timeZone: '' },
  ...{ perRoom: 100, perDay: 300, everySeconds: 1, countries: [], price: '', costHint: '' },
};

function isTimeZone(name: string): boolean {
  if (name === '') return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
