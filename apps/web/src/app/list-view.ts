import {
  GAME_SORTS,
  type Language,
  LANGUAGES,
  type OrderId,
  SLIDE_TYPES,
  type SlideType,
  TRANSACTION_SOURCES,
  type TransactionSource,
  USAGE_SOURCES,
  type UsageSource,
  type UserId,
} from '@qc/contract';
import { isId } from '@qc/contract/id-form';

/** What the address of a list holds; what is missing has its default. */
export interface ListView {
  page?: number | undefined;
  search?: string | undefined;
}
/** The list of games: also its order. */
export interface GamesView extends ListView {
  sortBy?: (typeof GAME_SORTS)[number] | undefined;
  sortDesc?: boolean | undefined;
  /** For admins: games of this user only. */
  user?: UserId | undefined;
}
/** The library: also what is looked for. */
export interface LibraryView extends ListView {
  /** Absent: the language of the screens. */
  language?: Language | 'any' | undefined;
  type?: SlideType | undefined;
  /** Category ids, separated by commas. */
  categories?: string | undefined;
}
/** The list of results: of one game only, where `game` is given. */
export interface ResultsView extends ListView {
  game?: string | undefined;
}

/** Parts of the purchases screen. */
export const PURCHASE_TABS = ['orders', 'subscriptions', 'usage', 'transactions'] as const;
/** How far back a list looks: days, everything, or between two days. */
export const PERIODS = ['30', '90', '365', 'all', 'days'] as const;
/** The purchases screen: its part, how far back, and where credits went or came from. */
export interface PurchasesView extends ListView {
  tab?: (typeof PURCHASE_TABS)[number] | undefined;
  period?: (typeof PERIODS)[number] | undefined;
  /** First and last day, `2026-11-21`, where the period is `days`. */
  from?: string | undefined;
  to?: string | undefined;
  source?: TransactionSource | UsageSource | undefined;
}
/** Screens about one order. */
export interface OrderView {
  order?: OrderId | undefined;
}

type RawView = Record<string, unknown>;

/** Reads page and search from an address. */
export function readListView(raw: RawView): ListView {
  const page = Number(raw['page']);
  const search = raw['search'];
  return {
    ...(Number.isInteger(page) && page > 1 && page < 1_000_000 ? { page } : {}),
    // The router reads a search for digits as a number.
    ...(typeof search === 'string' || typeof search === 'number' ? { search: String(search).slice(0, 200) } : {}),
  };
}

/** Reads the view of the list of games from an address; what makes no sense falls back to the default. */
export function readGamesView(raw: RawView): GamesView {
  const sortBy = GAME_SORTS.find((sort) => sort === raw['sortBy']);
  const sortDesc = raw['sortDesc'];
  const user = raw['user'];
  return {
    ...readListView(raw),
    ...(sortBy ? { sortBy } : {}),
    ...(typeof sortDesc === 'boolean' ? { sortDesc } : {}),
    ...(isId<UserId>(user) ? { user } : {}),
  };
}

/** Reads the view of the list of results from an address. */
export function readResultsView(raw: RawView): ResultsView {
  const game = raw['game'];
  return { ...readListView(raw), ...(typeof game === 'string' && game !== '' ? { game } : {}) };
}

/** Reads the view of the library from an address. */
export function readLibraryView(raw: RawView): LibraryView {
  const language = raw['language'] === 'any' ? 'any' : LANGUAGES.find((known) => known === raw['language']);
  const type = SLIDE_TYPES.find((known) => known === raw['type']);
  const categories = raw['categories'];
  return {
    ...readListView(raw),
    ...(language ? { language } : {}),
    ...(type ? { type } : {}),
    ...(typeof categories === 'string' && /^[A-Za-z0-9_,-]{1,1000}$/.test(categories) ? { categories } : {}),
  };
}

/** Reads the view of the purchases screen from an address. */
export function readPurchasesView(raw: RawView): PurchasesView {
  const tab = PURCHASE_TABS.find((known) => known === raw['tab']);
  // The router reads digits as a number.
  const period = PERIODS.find((known) => known === String(raw['period']));
  const source = [...USAGE_SOURCES, ...TRANSACTION_SOURCES].find((known) => known === raw['source']);
  const day = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined);
  const [from, to] = [day(raw['from']), day(raw['to'])];
  return {
    ...readListView(raw),
    ...(tab ? { tab } : {}),
    ...(period ? { period } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(source ? { source } : {}),
  };
}

/** Reads which order an address is about; whatever else a payment page has added to it is dropped. */
export function readOrderView(raw: RawView): OrderView {
  const order = raw['order'];
  return isId<OrderId>(order) ? { order } : {};
}
