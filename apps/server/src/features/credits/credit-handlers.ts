import { isAdminRole } from '@qc/contract';
import { acting, auditBy } from '#features/audit';
import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { succeed } from '#platform/result';
import { createSubscription } from './subscriptions/create-subscription.ts';
import { createSubscriptionType } from './subscriptions/create-subscription-type.ts';
import { deleteSubscriptionType } from './subscriptions/delete-subscription-type.ts';
import { exportTransactionsExcel } from './statements/export-transactions-excel.ts';
import { exportUsagesExcel } from './statements/export-usages-excel.ts';
import { getCreditState } from './statements/get-credit-state.ts';
import { getCreditSummary } from './statements/get-credit-summary.ts';
import { findOffers } from './subscriptions/subscription-type-store.ts';
import { listSubscriptions } from './subscriptions/list-subscriptions.ts';
import { listTransactions } from './statements/list-transactions.ts';
import { listUsages } from './statements/list-usages.ts';
import { updateSubscription } from './subscriptions/update-subscription.ts';
import { updateSubscriptionType } from './subscriptions/update-subscription-type.ts';

/** The calls under /credit, /subscription, /usage and /transaction. */
export function creditHandlers(platform: Platform) {
  return {
    getCreditState: async (call) => getCreditState(platform, signedIn(call)),
    listSubscriptions: async (call) => listSubscriptions(platform, signedIn(call), call.query),
    createSubscription: async (call) => createSubscription(platform, acting(call), call.body),
    updateSubscription: async (call) => updateSubscription(platform, acting(call), call.params.id, call.body),
    listSubscriptionTypes: async (call) => {
      // Admins also see what is not offered now.
      const types = await findOffers(platform.db, { onlyActive: !isAdminRole(signedIn(call).role) });
      return succeed({ types, count: types.length });
    },
    createSubscriptionType: async (call) => createSubscriptionType(platform, auditBy(call), call.body),
    updateSubscriptionType: async (call) => updateSubscriptionType(platform, auditBy(call), call.params.id, call.body),
    deleteSubscriptionType: async (call) => deleteSubscriptionType(platform, auditBy(call), call.params.id),
    listUsages: async (call) => listUsages(platform, signedIn(call), call.query),
    exportUsagesExcel: async (call) => exportUsagesExcel(platform, signedIn(call), call.query),
    listTransactions: async (call) => listTransactions(platform, signedIn(call), call.query),
    exportTransactionsExcel: async (call) => exportTransactionsExcel(platform, signedIn(call), call.query),
    getCreditSummary: async (call) => getCreditSummary(platform, signedIn(call), call.query),
  } satisfies Partial<Handlers>;
}
