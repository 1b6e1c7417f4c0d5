import * as z from 'zod/mini';
import {
  CreditState,
  CreditSummary,
  NewSubscription,
  NewSubscriptionType,
  Subscription,
  SubscriptionChanges,
  SubscriptionType,
  Transaction,
  Usage,
} from '../entities/money/credits.ts';
import { listQuery, page, perPage, queryBoolean, queryTime, searchText, sortQuery, timeZone } from '../fields.ts';
import { InstitutionId, SubscriptionId, SubscriptionTypeId, UserId } from '../ids.ts';
import { LANGUAGES } from '../languages.ts';
import { Done, FileReply, route } from '../route.ts';
import { EXCEL } from './exchange-routes.ts';
import { USAGE_SOURCES } from '../devices/devices.ts';
import { TRANSACTION_SOURCES } from '../transaction-sources.ts';
import { SUBSCRIPTION_SORTS } from '../sorts.ts';

/** Whose: regular users their own, managers their institution's, admins everybody's or those of one. */
const whose = {
  user: z.optional(UserId),
  institution: z.optional(InstitutionId),
  /** Admins: only the own ones, as everybody else sees theirs. */
  mine: queryBoolean(false),
};
/** From the first moment on, until before the second. */
const period = { from: z.optional(queryTime), to: z.optional(queryTime) };
const typeId = z.object({ id: SubscriptionTypeId });
const usageFilter = { ...whose, ...period, searchText, source: z.optional(z.enum(USAGE_SOURCES)) };
const transactionFilter = { ...whose, ...period, searchText, source: z.optional(z.enum(TRANSACTION_SOURCES)) };
const language = z._default(z.enum(LANGUAGES), 'he');

export const creditRoutes = {
  getCreditState: route('GET', '/credit', {
    access: 'user',
    summary: 'The credits that my runs are paid with: the institution’s when I have one, otherwise my own',
    reply: CreditState,
  }),
  listSubscriptions: route('GET', '/subscription', {
    access: 'user',
    summary: 'Subscriptions, newest first: my own, my institution’s for its manager, all for admins',
    query: z.strictObject({ ...listQuery, ...whose, ...sortQuery(SUBSCRIPTION_SORTS, 'createdAt', true) }),
    reply: z.object({ subscriptions: z.array(Subscription), count: z.int() }),
  }),
  createSubscription: route('POST', '/subscription', {
    access: 'admin',
    summary: 'Give credits, or a yearly subscription, by hand',
    body: NewSubscription,
    reply: Subscription,
  }),
  updateSubscription: route('PUT', '/subscription/{id}', {
    access: 'admin',
    summary: 'Correct the uses left, the end or the title of a subscription, or expire it',
    params: z.object({ id: SubscriptionId }),
    body: SubscriptionChanges,
    whole: true,
    reply: Subscription,
  }),
  listSubscriptionTypes: route('GET', '/subscription/type', {
    access: 'user',
    summary: 'What can be bought; admins also see what is not offered now',
    reply: z.object({ types: z.array(SubscriptionType), count: z.int() }),
  }),
  createSubscriptionType: route('POST', '/subscription/type', {
    access: 'admin',
    summary: 'Offer something new',
    body: NewSubscriptionType,
    whole: true,
    reply: SubscriptionType,
  }),
  updateSubscriptionType: route('PUT', '/subscription/type/{id}', {
    access: 'admin',
    summary: 'Change an offer; what was bought stays as it was',
    params: typeId,
    body: NewSubscriptionType,
    whole: true,
    reply: SubscriptionType,
  }),
  deleteSubscriptionType: route('DELETE', '/subscription/type/{id}', {
    access: 'admin',
    summary: 'Take an offer away; what was bought stays as it was',
    params: typeId,
    reply: Done,
  }),
  listUsages: route('GET', '/usage', {
    access: 'user',
    summary: 'Uses of credits, newest first',
    query: z.strictObject({ page, perPage: perPage(), ...usageFilter }),
    reply: z.object({ usages: z.array(Usage), count: z.int() }),
  }),
  exportUsagesExcel: route('GET', '/usage/excel', {
    access: 'user',
    summary: 'The same as an Excel workbook, up to 10,000 rows',
    query: z.strictObject({ ...usageFilter, language, timeZone }),
    download: EXCEL,
    reply: FileReply,
  }),
  listTransactions: route('GET', '/transaction', {
    access: 'user',
    summary: 'Comings and goings of credits and money, newest first',
    query: z.strictObject({ page, perPage: perPage(), ...transactionFilter }),
    reply: z.object({ transactions: z.array(Transaction), count: z.int() }),
  }),
  exportTransactionsExcel: route('GET', '/transaction/excel', {
    access: 'user',
    summary: 'The same as an Excel workbook, up to 10,000 rows',
    query: z.strictObject({ ...transactionFilter, language, timeZone }),
    download: EXCEL,
    reply: FileReply,
  }),
  getCreditSummary: route('GET', '/transaction/summary', {
    access: 'user',
    summary: 'Sums and a time line of the uses and transactions that the same filter lists',
    query: z.strictObject({ ...transactionFilter, usageSource: usageFilter.source }),
    reply: CreditSummary,
  }),
};
