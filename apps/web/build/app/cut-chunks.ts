import type { Rolldown } from 'vite';

const WORDS = /[\\/]words[\\/]src[\\/]([a-z]{2})[\\/]/;
const GUEST_APP = /[\\/]app[\\/]guest[\\/]guest-app\.tsx$/;
const FULL_APP = /[\\/]app[\\/]full-app\.tsx$/;
/** Front doors of screens that are opened most, each with a letter for the names of files: what they share is cut exactly. */
const MAIN_SCREENS: readonly (readonly [letter: string, place: RegExp])[] = [
  ['g', GUEST_APP],
  // Around all screens of the app but those that have the whole window.
  ['f', /[\\/]app[\\/]frame[\\/]shell\.tsx$|[\\/]features[\\/]notices[\\/]index\.ts$/],
  ['d', /[\\/]app[\\/]screens[\\/]dashboard-screen\.ts$/],
  ['e', /[\\/]features[\\/]editor[\\/]index\.ts$/],
  // Where the window has room for it, the editor goes on with it.
  ['v', /[\\/]features[\\/]editor[\\/]preview[\\/]preview-pane\.tsx$/],
  ['o', /[\\/]features[\\/]operate[\\/]index\.ts$/],
  ['p', /[\\/]features[\\/]present[\\/]index\.ts$/],
];

type Chunk = Rolldown.OutputChunk;

/**
 * Says for each module in which file it comes, from a build that is cut as finely as can be. What comes with every page
 * is one file; what several screens need is cut by which of the main screens need it, so that none of these fetches what
 * it does not run, and none has to ask for a hundred small files. What one screen alone needs stays with it.
 */
export function cutChunks(finest: readonly Chunk[]): ReadonlyMap<string, string> {
  const byName = new Map(finest.map((chunk) => [chunk.fileName, chunk]));
  const reachedBy = new Map<Chunk, Set<Chunk>>();
  for (const entry of finest) {
    if (!entry.isEntry && !entry.isDynamicEntry) continue;
    for (const chunk of closureOf(entry, byName)) reachedBy.set(chunk, (reachedBy.get(chunk) ?? new Set()).add(entry));
  }
  const begins = new Set(finest.map(({ facadeModuleId }) => facadeModuleId));
  const files = new Map<string, string>();
  for (const [chunk, entries] of reachedBy) {
    const file = fileOf([...entries]);
    if (file === null) continue;
    const isWithWords = [...entries].some(({ facadeModuleId }) => WORDS.test(facadeModuleId ?? ''));
    for (const id of Object.keys(chunk.modules)) {
      // With what a screen begins stays a file of its own: pages name it.
      if (begins.has(id)) continue;
      const language = WORDS.exec(id)?.[1];
      // Words come to every page: what they need comes with the page, or with the words of their language.
      const own = file === 'first' || !isWithWords ? file : language === undefined ? 'first' : `words-${language}`;
      files.set(id, own);
    }
  }
  return files;
}

function fileOf(entries: readonly Chunk[]): string | null {
  const isNeededBy = (place: RegExp) => entries.some(({ facadeModuleId }) => place.test(facadeModuleId ?? ''));
  const isOfApp = isNeededBy(FULL_APP);
  // Whoever is not a guest comes to the app.
  if (entries.some(({ isEntry }) => isEntry) || (isOfApp && isNeededBy(GUEST_APP))) return 'first';
  if (entries.length === 1) return null;
  if (isOfApp) return 'app';
  const letters = MAIN_SCREENS.flatMap(([letter, place]) => (isNeededBy(place) ? letter : [])).join('');
  // The dashboard stands in the frame, the preview in the editor.
  return `shared-${letters.replace('fd', 'f').replace('ev', 'e') || 'other'}`;
}

function closureOf(entry: Chunk, byName: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const reached = new Set([entry]);
  for (const { imports } of reached)
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk) reached.add(chunk);
    }
  return reached;
}
