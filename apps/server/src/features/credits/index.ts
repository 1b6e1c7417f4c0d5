export { creditGlance, type CreditGlance } from './statements/credit-glance.ts';
export { mayGiveTo } from './credit-policy.ts';
export { creditHandlers } from './credit-handlers.ts';
export type {
  CreditSeams,
  FreeReason,
  GiveBack,
  GivenBack,
  Grant,
  Granted,
  HeldCharge,
  OpenCharge,
  PotRef,
  RunKind,
  RunPrice,
  RunToCharge,
  TakeBack,
  TakenBack,
} from './credit-types.ts';
export { listHeldCharges } from './charges/charge-store.ts';
export { expireAllOf } from './ledger/expire-all.ts';
export { expiryClock } from './ledger/expiry-clock.ts';
export { forgetPerson } from './forget-person.ts';
export { giveBackOrder } from './granting/give-back-order.ts';
export { giveUses } from './granting/give-uses.ts';
export { grantCredits } from './granting/grant-credits.ts';
export { holdCharge } from './charges/hold-charge.ts';
export { onlyTransactions, openPot } from './ledger/ledger-store.ts';
export { postCharge } from './charges/post-charge.ts';
export { exportFigure, isRun, runFigure } from './statements/run-figure-store.ts';
export { runPrice } from './charges/run-price.ts';
export { findOffers, findOffer } from './subscriptions/subscription-type-store.ts';
export { takeBackOrder } from './granting/take-back-order.ts';
export { verifyLedger, type LedgerFault } from './ledger/verify-ledger.ts';
export { voidCharge } from './charges/void-charge.ts';
