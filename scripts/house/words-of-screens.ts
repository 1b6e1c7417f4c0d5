import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { readText, sourceFiles } from './source-files.ts';

const WEB = 'apps/web/src';
const files = new Set(sourceFiles());
const groupOf = readGroups();

/** The group of each feature's words, by its name. */
function readGroups(): Map<string, string> {
  const screens = 'packages/words/src/en/screens';
  const groups = readdirSync(join(root, screens));
  return new Map(
    groups.flatMap((group) =>
      [...readFileSync(join(root, screens, group, 'index.ts'), 'utf8').matchAll(/export \{ ([^}]+) \}/g)].flatMap(
        ([, names = '']) => names.split(', ').map((name): [string, string] => [name, group]),
      ),
    ),
  );
}

function fileOf(from: string, name: string): string | null {
  const base = name.startsWith('.')
    ? join(from, '..', name)
    : name.replace(/^#(features|platform)\/(.*)$/, `${WEB}/$1/$2/index.ts`).replace(/^#ui\/(.*)$/, `${WEB}/ui/$1.tsx`);
  return [base, `${base}x`].find((path) => files.has(path)) ?? null;
}

/** A front door is only passed through: what counts is the files behind it that the names come from. */
function through(door: string | null, names: string): string[] {
  if (door === null) return [];
  if (!door.endsWith('/index.ts')) return [door];
  const wanted = names
    .replace(/[{}]/g, '')
    .split(',')
    .flatMap((name) => name.trim().split(' as ')[0] ?? []);
  const behind = [...readText(door).matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, own = '', file = '']) =>
      own.split(',').some((name) => wanted.includes(name.trim())) ? (fileOf(door, file) ?? []) : [],
  );
  return behind.length === 0 ? [door] : behind;
}

const known = new Map<string, { imports: string[]; groups: string[] }>();

function look(path: string): { imports: string[]; groups: string[] } {
  const before = known.get(path);
  if (before) return before;
  const text = readText(path);
  const imports = [...text.matchAll(/^(?:import|export)\s(?!type\s)([^;]*?)\s?from '([^']+)'/gm)].flatMap(
    ([, names = '', name = '']) => through(fileOf(path, name), names),
  );
  const groups = [...text.matchAll(/(?:textsIn\((?:[^()']|\([^()]*\)|'[^']*'(?=,))*, |useTexts\()'(\w+)'\)/g)].map(
    ([, name = '']) => groupOf.get(name) ?? `no group has ${name}`,
  );
  const found = { imports, groups };
  known.set(path, found);
  return found;
}

/** Groups of words that a file and all that it imports may ask for; what is fetched later is not among them. */
export function groupsNeeded(start: string): Set<string> {
  const seen = new Set<string>();
  const needed = new Set<string>();
  const queue = [start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { imports, groups } = look(path);
    for (const group of groups) needed.add(group);
    queue.push(...imports);
  }
  return needed;
}

/** One fetching of code by the app, and the groups of words that are fetched with it. */
export interface Fetched {
  where: string;
  /** Its file. */
  what: string;
  groups: string[];
}

/** Every `import()` of the app's own parts, or of those that features fetch of their own. */
export function fetchedParts(zone: 'app' | 'features'): Fetched[] {
  return [...files]
    .filter((path) => path.startsWith(`${WEB}/${zone}/`) && !path.includes('.test.'))
    .flatMap((where) =>
      [...readText(where).matchAll(/(withWords\(\s*)?import\('([^']+)'\)(?:,\s*([^)]*))?/g)].map(
        ([, withWords, name = '', list = '']) => ({
          where,
          what: fileOf(where, name) ?? name,
          groups: withWords === undefined ? [] : [...list.matchAll(/'(\w+)'/g)].map(([, group = '']) => group),
        }),
      ),
    );
}
