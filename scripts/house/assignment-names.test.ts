import { expect, test } from 'vitest';
import { readText, sourceFiles } from './source-files.ts';

/**
 * What is given out to be played in the own time is an assignment in all layers; a link is an address alone, or between
 * servers the wire of a page; `self` is a value of the pace. Each old way of naming it, and where it was in use.
 */
const OLD_NAMES: { in: RegExp; name: RegExp }[] = [
  { in: /./, name: /\b\w*(?:Self(?!Paced)[A-Z]\w*|[a-z]Self\b)/g },
  { in: /./, name: /\b(?:self|alone) = \S+\.pace\b/g },
  { in: /./, name: /\b(?:[Ss]elf-paced|open) links?\b|\b(?:Links?|[Ss]haredLink)(?:Page|Card|Actions|Game|Bench)\b/g },
  {
    in: /^apps\/server\/src\/features\/(?:assignments|rooms(?!\/(?:screens|relay|simulator|wire\/second-link)))\//,
    name: /\b\w*?(?:[Ll]ink|LINK)s?(?:[A-Z_]\w*)?\b/g,
  },
  { in: /^apps\/web\/src\/features\/assignments\//, name: /\blinks?(?:\.\w|[=:]| [=:}])/g },
];
/** A command of journals; sides of style sheets; screen links, which are of rooms; letters and samples that speak of real links. */
const KEPT_NAMES = /^(?:closeSelf|alignSelf|justifySelf|\w*[Ss]creenLink\w*)$/;
const KEPT_FILES = /\/(?:cut-off|earlier-attempts|assignment-names)\.test\.ts$/;
const OLD_PATHS = /\/self-(?!paced)|[/-]alone[-.]|features\/assignments\/.*link/;

/** The old names in a file, its path among them. */
function oldNames(path: string, text: string): string[] {
  if (KEPT_FILES.test(path)) return [];
  const found = OLD_NAMES.flatMap((old) =>
    old.in.test(path) ? [...text.matchAll(old.name)].map(([name]) => name) : [],
  );
  return [...(OLD_PATHS.test(path) ? [path] : []), ...found.filter((name) => !KEPT_NAMES.test(name))];
}

test('nothing is called by an old name of the assignment', () => {
  const found = sourceFiles().flatMap((path) => oldNames(path, readText(path)).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});

test.each([
  ['apps/server/src/features/assignments/played-assignment.ts', 'class SelfLink {'],
  ['apps/server/src/features/rooms/wire/gateway.ts', 'await gateway.findLink(code);'],
  ['apps/web/src/features/assignments/assignments-page.tsx', 'cell: (one) => link.name,'],
  ['apps/web/src/features/show/phone/player-media.tsx', "const self = room.pace === 'self';"],
  ['apps/web/src/features/show/phone/player-phase.tsx', '<SelfBar {...props} />'],
  ['apps/web/src/features/show/phone/self-bar.tsx', ''],
  ['packages/engine/src/prepare/to-run-game.ts', 'const isSelf = true;'],
  ['e2e/trials/l-18-self-paced.ts', '/** A self-paced link. */'],
])('a planted old name in %s is found: %s', (path, text) => {
  expect(oldNames(path, text)).not.toEqual([]);
});

test.each([
  ['apps/web/src/features/assignments/assignment-card.tsx', 'const copyLink = useCopyLink(); // the link is copied'],
  ['apps/web/src/features/show/phone/self-paced-bar.tsx', "export function SelfPacedBar() { return pace === 'self'; }"],
  ['packages/engine/src/step.ts', "case 'closeSelf': return closeAttempt(state, nowMs);"],
])('what is called rightly in %s stays: %s', (path, text) => {
  expect(oldNames(path, text)).toEqual([]);
});
