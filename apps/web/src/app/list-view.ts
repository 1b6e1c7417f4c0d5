import { GAME_SORTS } from '@qc/contract';

/** What the address of a list holds; what is missing has its default. */
export interface ListView {
  page?: number | undefined;
  search?: string | undefined;
}
/** The list of games: also its order. */
export interface GamesView extends ListView {
  sortBy?: (typeof GAME_SORTS)[number] | undefined;
  sortDesc?: boolean | undefined;
}
/** The list of results: of one game only, where `game` is given. */
export interface ResultsView extends ListView {
  game?: string | undefined;
}

type RawView = Record<string, unknown>;

function readList(raw: RawView): ListView {
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
  return {
    ...readList(raw),
    ...(sortBy ? { sortBy } : {}),
    ...(typeof sortDesc === 'boolean' ? { sortDesc } : {}),
  };
}

/** Reads the view of the list of results from an address. */
export function readResultsView(raw: RawView): ResultsView {
  const game = raw['game'];
  return { ...readList(raw), ...(typeof game === 'string' && game !== '' ? { game } : {}) };
}
