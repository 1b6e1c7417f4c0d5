import { useNavigate, useSearch } from '@tanstack/react-router';
import { CategoryId, InstitutionId, type Language, LANGUAGES, UserId } from '@qc/contract';

/** What the address of an admin list holds; what is missing has its default. Each list uses the part it needs. */
export interface AdminView {
  page?: number | undefined;
  search?: string | undefined;
  sortBy?: string | undefined;
  sortDesc?: boolean | undefined;
  /** Only what belongs to this person, or was done by this person. */
  user?: UserId | undefined;
  institution?: InstitutionId | undefined;
  category?: CategoryId | undefined;
  language?: Language | undefined;
  /** First day and last day, `2026-05-31`. */
  from?: string | undefined;
  to?: string | undefined;
  /** One of a list's own choices: a status, a source, an action. */
  kind?: string | undefined;
  /** Which of the screen's lists is shown. */
  show?: string | undefined;
}

const WORD = /^[A-Za-z0-9]{1,40}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the view of an admin list from an address; what makes no sense falls back to the default. */
export function readAdminView(raw: Record<string, unknown>): AdminView {
  const page = Number(raw['page']);
  const search = raw['search'];
  const user = UserId.safeParse(raw['user']);
  const institution = InstitutionId.safeParse(raw['institution']);
  const category = CategoryId.safeParse(raw['category']);
  const language = LANGUAGES.find((known) => known === raw['language']);
  return {
    ...(Number.isInteger(page) && page > 1 && page < 1_000_000 ? { page } : {}),
    // The router reads a search for digits as a number.
    ...(typeof search === 'string' || typeof search === 'number' ? { search: String(search).slice(0, 200) } : {}),
    ...(isWord(raw['sortBy']) ? { sortBy: raw['sortBy'] } : {}),
    ...(typeof raw['sortDesc'] === 'boolean' ? { sortDesc: raw['sortDesc'] } : {}),
    ...(user.success ? { user: user.data } : {}),
    ...(institution.success ? { institution: institution.data } : {}),
    ...(category.success ? { category: category.data } : {}),
    ...(language ? { language } : {}),
    ...(isDay(raw['from']) ? { from: raw['from'] } : {}),
    ...(isDay(raw['to']) ? { to: raw['to'] } : {}),
    ...(isWord(raw['kind']) ? { kind: raw['kind'] } : {}),
    ...(isWord(raw['show']) ? { show: raw['show'] } : {}),
  };
}

/** The view in the address, and how it is changed: whatever narrows the list starts at its first page. */
export function useAdminView(): {
  view: AdminView;
  change: (next: AdminView) => void;
  turnTo: (page: number) => void;
  clear: () => void;
} {
  const view = readAdminView(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (search: AdminView, replace: boolean) => void navigate({ to: '.', search, replace });
  return {
    view,
    change: (next) => go({ ...view, ...next, page: undefined }, true),
    turnTo: (page) => go({ ...view, page }, false),
    clear: () => go(view.show === undefined ? {} : { show: view.show }, true),
  };
}

/** Whether the view leaves anything out. */
export function isNarrowed({ search, user, institution, category, language, from, to, kind }: AdminView): boolean {
  return [search, user, institution, category, language, from, to, kind].some(
    (part) => part !== undefined && part !== '',
  );
}

/** A period of days as the moments that the server wants: from the first one's beginning until the day after the last. */
export function periodOf({ from, to }: AdminView): { from?: number; to?: number } {
  const start = from === undefined ? Number.NaN : new Date(`${from}T00:00:00`).getTime();
  // By the calendar: a day has 23 or 25 hours when the clock is changed.
  const end =
    to === undefined ? Number.NaN : new Date(`${to}T00:00:00`).setDate(new Date(`${to}T00:00:00`).getDate() + 1);
  return { ...(Number.isNaN(start) ? {} : { from: start }), ...(Number.isNaN(end) ? {} : { to: end }) };
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && WORD.test(value);
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));
}
