/** Every wall is proved by a planted fault: with it the tool turns red for the expected reason, without it all is green. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typesArgs } from '../house-steps.mjs';
import { binFolder } from '../paths.mjs';
import { type PlantedTree, plantedFiles, plantTree } from './planted-tree.ts';

const contract = 'packages/contract/src';
const engine = 'packages/engine/src';
const remotes = 'packages/remotes/src';
const telephone = 'packages/telephone/src';
const words = 'packages/words/src';
const server = 'apps/server/src';
const bridge = 'apps/bridge/src';
const gateway = 'apps/gateway/src';
const web = 'apps/web/src';
const imports = 'no-restricted-imports';

/** File with a fault, and the rule of oxlint that must name it. */
const lintFaults: [file: string, rule: string][] = [
  [`${contract}/imports-node.ts`, imports],
  [`${contract}/imports-engine.ts`, imports],
  [`${contract}/imports-words.ts`, imports],
  [`${words}/imports-engine.ts`, imports],
  [`${words}/reads-the-clock.ts`, 'no-restricted-globals'],
  [`${engine}/imports-node.ts`, imports],
  [`${engine}/imports-zod.ts`, imports],
  [`${engine}/starts-a-timer.ts`, 'no-restricted-globals'],
  [`${engine}/reads-the-clock.ts`, 'no-restricted-globals'],
  [`${engine}/talks-to-the-network.ts`, 'no-restricted-globals'],
  [`${engine}/rolls-dice.ts`, 'no-restricted-properties'],
  [`${remotes}/imports-node.ts`, imports],
  [`${remotes}/imports-the-engine.ts`, imports],
  [`${remotes}/starts-a-timer.ts`, 'no-restricted-globals'],
  [`${remotes}/reads-the-clock.ts`, 'no-restricted-globals'],
  [`${remotes}/opens-a-device.ts`, 'no-restricted-globals'],
  [`${telephone}/imports-node.ts`, imports],
  [`${telephone}/imports-the-engine.ts`, imports],
  [`${telephone}/waits-for-the-caller.ts`, 'no-restricted-globals'],
  [`${telephone}/reads-the-clock.ts`, 'no-restricted-globals'],
  [`${telephone}/rolls-dice.ts`, 'no-restricted-properties'],
  [`${server}/platform/imports-a-feature.ts`, imports],
  [`${server}/platform/imports-the-engine.ts`, imports],
  [`${server}/features/beta/passes-the-front-door-by-alias.ts`, imports],
  [`${server}/features/beta/passes-the-front-door-by-path.ts`, imports],
  [`${server}/features/beta/parts/imports-a-feature-from-below.ts`, imports],
  [`${server}/features/beta/imports-the-browser.ts`, imports],
  [`${server}/features/beta/prints.ts`, 'no-console'],
  [`${server}/features/beta/forgets-a-promise.ts`, 'no-floating-promises'],
  [`${server}/features/beta/misuses-a-promise.ts`, 'no-misused-promises'],
  [`${server}/features/beta/misses-a-case.ts`, 'switch-exhaustiveness-check'],
  [`${server}/features/beta/says-any.ts`, 'no-explicit-any'],
  [`${server}/features/beta/exports-by-default.ts`, 'no-default-export'],
  [`${server}/features/beta/imports-a-type-as-value.ts`, 'consistent-type-imports'],
  [`${server}/features/beta/walks-in-a-circle.ts`, 'no-cycle'],
  [`${server}/features/beta/walks-in-a-circle-of-types.ts`, 'no-cycle'],
  [`${server}/features/beta/HasCapitals.ts`, 'filename-case'],
  [`${bridge}/imports-the-engine.ts`, imports],
  [`${bridge}/imports-the-server.ts`, imports],
  [`${bridge}/imports-the-engine.test.ts`, imports],
  [`${gateway}/imports-the-engine.ts`, imports],
  [`${gateway}/imports-the-conversation.ts`, imports],
  [`${gateway}/imports-the-server.ts`, imports],
  [`${web}/ui/imports-a-feature.ts`, imports],
  [`${web}/ui/imports-the-platform.ts`, imports],
  [`${web}/ui/imports-the-contract.ts`, imports],
  [`${web}/ui/picture-without-words.tsx`, 'alt-text'],
  [`${web}/ui/hook-under-a-condition.tsx`, 'rules-of-hooks'],
  [`${web}/platform/gamma/imports-ui.ts`, imports],
  [`${web}/features/beta/imports-a-feature.ts`, imports],
  [`${web}/features/beta/imports-a-feature-by-path.ts`, imports],
  [`${web}/features/beta/parts/imports-a-feature-from-below.ts`, imports],
  [`${web}/features/show/parts/imports-a-feature-from-below.ts`, imports],
  [`${web}/features/show/slides/alpha/imports-a-feature-from-far-below.ts`, imports],
  [`${web}/features/beta/imports-the-server.ts`, imports],
  [`${web}/features/beta/imports-a-simulated-line.ts`, imports],
  [`${web}/app/passes-the-front-door.ts`, imports],
  ['e2e/imports-the-product.ts', imports],
  ['e2e/imports-a-simulator.ts', imports],
  ['e2e/trials/imports-a-driver.ts', imports],
];

/** File with a fault, and the error of the compiler that must name it. */
const typeFaults: [file: string, error: string][] = [
  [`${contract}/imports-node.ts`, 'TS2591'],
  [`${contract}/forgets-an-error-code.ts`, 'TS2741'],
  [`${engine}/imports-node.ts`, 'TS2591'],
  [`${engine}/starts-a-timer.ts`, 'TS2304'],
  [`${engine}/talks-to-the-network.ts`, 'TS2304'],
  [`${remotes}/imports-node.ts`, 'TS2591'],
  [`${remotes}/starts-a-timer.ts`, 'TS2304'],
  [`${remotes}/opens-a-device.ts`, 'TS2304'],
  [`${telephone}/imports-node.ts`, 'TS2591'],
  [`${telephone}/waits-for-the-caller.ts`, 'TS2304'],
  [`${server}/features/beta/passes-the-front-door-by-alias.ts`, 'TS2307'],
  [`${server}/features/beta/imports-the-browser.ts`, 'TS6059'],
  [`${bridge}/imports-the-server.ts`, 'TS6059'],
  [`${gateway}/imports-the-server.ts`, 'TS6059'],
  [`${web}/features/beta/imports-the-server.ts`, 'TS6059'],
  ['e2e/imports-the-product.ts', 'TS6059'],
];

/** Planted files that are no fault: the neighbours that the faults need. */
const neighbours = [
  `${server}/features/alpha/alpha-store.ts`,
  `${server}/features/alpha/index.ts`,
  `${server}/features/beta/index.ts`,
  `${server}/features/beta/parts/stays-in-its-feature.ts`,
  `${server}/features/beta/walks-in-a-circle-back.ts`,
  `${server}/features/beta/walks-in-a-circle-of-types-back.ts`,
  `${server}/platform/clock.ts`,
  `${web}/features/alpha/alpha-words.ts`,
  `${web}/features/alpha/index.ts`,
  `${web}/features/beta/index.tsx`,
  `${web}/features/show/index.ts`,
  `${web}/platform/gamma/index.ts`,
  `${web}/ui/title.tsx`,
];

/** What both tools say about a tree: file → names of rules and errors. */
async function inspect(tree: PlantedTree): Promise<{ lint: Map<string, string[]>; types: Map<string, string[]> }> {
  const lint = new Map<string, string[]>();
  const report: { diagnostics: { filename: string; code: string }[] } = JSON.parse(
    await run(tree.folder, 'oxlint', ['--format', 'json', '--ignore-pattern', 'node_modules']),
  );
  for (const { filename, code } of report.diagnostics) note(lint, filename, code);
  const types = new Map<string, string[]>();
  for (const line of (await run(tree.folder, 'tsc', [...typesArgs, '--pretty', 'false'])).split('\n')) {
    const found = /^(\S+?)\(\d+,\d+\): error (TS\d+)/.exec(line);
    if (found?.[1] && found[2]) note(types, found[1], found[2]);
  }
  return { lint, types };
}

function note(into: Map<string, string[]>, file: string, what: string): void {
  into.set(file, [...(into.get(file) ?? []), what]);
}

function run(cwd: string, tool: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(join(binFolder, tool), args, { cwd, maxBuffer: 1e8, timeout: 280_000 }, (_failed, stdout) =>
      resolve(stdout),
    );
  });
}

describe('walls', () => {
  const trees: PlantedTree[] = [];
  const found = { lint: new Map<string, string[]>(), types: new Map<string, string[]>() };
  const left = { lint: new Map<string, string[]>(), types: new Map<string, string[]>() };

  beforeAll(async () => {
    const faulty = plantTree('faulty');
    const right = plantTree('right');
    trees.push(faulty, right);
    const [withFaults, without] = await Promise.all([inspect(faulty), inspect(right)]);
    Object.assign(found, withFaults);
    Object.assign(left, without);
  }, 300_000);
  afterAll(() => {
    for (const tree of trees) tree.remove();
  });

  test.each(lintFaults)('oxlint refuses %s by %s', (file, rule) => {
    expect(found.lint.get(file)?.join(' ') ?? 'nothing').toContain(rule);
  });
  test.each(typeFaults)('tsc refuses %s by %s', (file, error) => {
    expect(found.types.get(file) ?? []).toContain(error);
  });
  test('without the faults oxlint and tsc find nothing in the planted files', () => {
    const planted = (file: string) => plantedFiles().includes(file) || file.endsWith('has-capitals.ts');
    expect([...left.lint].filter(([file]) => planted(file))).toEqual([]);
    expect([...left.types].filter(([file]) => planted(file))).toEqual([]);
  });
  test('no planted file is forgotten', () => {
    const known = [...lintFaults.map(([file]) => file), ...typeFaults.map(([file]) => file), ...neighbours];
    expect(plantedFiles().filter((file) => !known.includes(file))).toEqual([]);
  });
});
