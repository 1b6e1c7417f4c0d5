import { AsyncLocalStorage } from 'node:async_hooks';

/** Marks code that runs inside a transaction, so that a write beside it is refused instead of waiting for ever. */
export const transactionScope = new AsyncLocalStorage<true>();
