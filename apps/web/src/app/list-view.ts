import { GAME_SORTS, type Language, LANGUAGES, SLIDE_TYPES, type SlideType, UserId } from '@qc/contract';

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
  const user = UserId.safeParse(raw['user']);
  return {
    ...readListView(raw),
    ...(sortBy ? { sortBy } : {}),
    ...(typeof sortDesc === 'boolean' ? { sortDesc } : {}),
    ...(user.success ? { user: user.data } : {}),
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
