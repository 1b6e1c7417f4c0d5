export { creditGlance, type CreditGlance } from './credit-glance.ts';
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
export { listHeldCharges } from './charge-store.ts';
export { expireAllOf } from './expire-all.ts';
export { expiryClock } from './expiry-clock.ts';
export { forgetPerson } from './forget-person.ts';
export { giveBackOrder } from './give-back-order.ts';
export { giveUses } from './give-uses.ts';
export { grantCredits } from './grant-credits.ts';
export { holdCharge } from './hold-charge.ts';
export { onlyTransactions, openPot } from './ledger-store.ts';
export { postCharge } from './post-charge.ts';
export { exportFigure, isRun, runFigure } from './run-figure-store.ts';
export { runPrice } from './run-price.ts';
export { findOffers, findOffer } from './subscription-type-store.ts';
export { takeBackOrder } from './take-back-order.ts';
export { verifyLedger, type LedgerFault } from './verify-ledger.ts';
export { voidCharge } from './void-charge.ts';
