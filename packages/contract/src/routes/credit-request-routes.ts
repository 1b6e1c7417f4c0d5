import * as z from 'zod/mini';
import {
  CreditRequest,
  DeclineCreditRequest,
  GrantCreditRequest,
  NewCreditRequest,
} from '../entities/money/credit-request.ts';
import { page, perPage, queryBoolean } from '../fields.ts';
import { CreditRequestId } from '../ids.ts';
import { Done, route } from '../route.ts';

const params = z.object({ id: CreditRequestId });

export const creditRequestRoutes = {
  createCreditRequest: route('POST', '/creditRequest', {
    access: 'user',
    summary: 'Ask for credits; while one request is open the same is given back',
    body: NewCreditRequest,
    reply: CreditRequest,
  }),
  getCreditHelp: route('GET', '/creditRequest/mine', {
    access: 'user',
    summary: 'How I can get credits: my open request, answers that I have not seen, whether any are sold',
    reply: z.object({
      /** False: runs cost me nothing. */
      needed: z.boolean(),
      /** Something can be bought, by somebody in my place. */
      sold: z.boolean(),
      open: z.nullable(CreditRequest),
      answers: z.array(CreditRequest),
    }),
  }),
  markCreditAnswersSeen: route('POST', '/creditRequest/seen', {
    access: 'user',
    summary: 'I have seen these answers',
    body: z.strictObject({ ids: z.array(CreditRequestId).check(z.maxLength(100)) }),
    reply: Done,
  }),
  listCreditRequests: route('GET', '/creditRequest', {
    access: 'user',
    summary: 'Requests for credits, oldest first: all for admins, a manager’s institution’s, nobody else’s',
    query: z.strictObject({ page, perPage: perPage(), open: queryBoolean(true) }),
    reply: z.object({ requests: z.array(CreditRequest), count: z.int() }),
  }),
  grantCreditRequest: route('POST', '/creditRequest/{id}/grant', {
    access: 'admin',
    summary: 'Give the credits that somebody asked for',
    params,
    body: GrantCreditRequest,
    reply: CreditRequest,
  }),
  declineCreditRequest: route('POST', '/creditRequest/{id}/decline', {
    access: 'user',
    summary: 'Turn a request down: admins, and the manager of the person’s institution',
    params,
    body: DeclineCreditRequest,
    reply: CreditRequest,
  }),
};
