/** The server's features in their order: each may use those before it, never those after. */
export const SERVER_DIRECTION = [
  'audit',
  'settings',
  'credits',
  'accounts',
  'remembered-remotes',
  'institutions',
  'credit-requests',
  'first-steps',
  'client-errors',
  'media',
  'categories',
  'slides',
  'games',
  'questions',
  'sharing',
  'library',
  'exchange',
  'run-state',
  'rooms',
  'telephone',
  'results',
  'assignments',
  'own-data',
  'user-admin',
  'payments',
  'administration',
  'metrics',
  'openapi',
  'demo-seed',
];

/** Imports in one file of a feature that point against the order, worded for a person. Tests may look anywhere. */
export function findBackwardImports(path: string, text: string): string[] {
  const feature = /\/features\/([^/]+)\//.exec(path)?.[1] ?? '';
  if (path.endsWith('.test.ts')) return [];
  const place = SERVER_DIRECTION.indexOf(feature);
  const imported = [...text.matchAll(/['"]#features\/([^'"/]+)['"]/g)].flatMap((match) => match[1] ?? []);
  return imported
    .filter((other) => other !== feature && SERVER_DIRECTION.indexOf(other) > place)
    .map((other) => `${path}: ${feature} may not use ${other}`);
}
