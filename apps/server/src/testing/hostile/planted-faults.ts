import type { Plantable } from '../plant-fault.ts';

/** A guard against hostile calls taken out, and the rule that has to notice. */
export interface MissingGuard extends Plantable {
  rule: string;
}

const HTTP = 'apps/server/src/platform/http';

/** Each stands in the product exactly as it is named here; they are missing only in the process that looks for them. */
export const MISSING_GUARDS: readonly MissingGuard[] = [
  {
    name: 'no-count-of-values',
    rule: 'values are counted before they are parsed',
    edits: [
      {
        file: `${HTTP}/bodies/json-body.ts`,
        find: 'if (!isModestJson(bytes, ',
        replace: 'if (bytes === null && !isModestJson(bytes, ',
      },
    ],
  },
  {
    name: 'endless-problems',
    rule: 'replies to bad input are short',
    edits: [
      {
        file: `${HTTP}/bodies/field-problems.ts`,
        find: 'if (found.size >= PROBLEMS_MAX)',
        replace: 'if (found.size < 0)',
      },
      {
        file: `${HTTP}/bodies/field-problems.ts`,
        find: 'issue.keys.slice(0, UNKNOWN_KEYS_MAX)',
        replace: 'issue.keys',
      },
      {
        file: `${HTTP}/serve-routes.ts`,
        find: '.slice(0, PROBLEMS_MAX)',
        replace: '.slice(0, Math.max(PROBLEMS_MAX, 1e6))',
      },
    ],
  },
  {
    name: 'large-bodies-of-strangers',
    rule: 'strangers send small bodies',
    edits: [
      {
        file: `${HTTP}/serve-routes.ts`,
        find: "(access === 'anyone' ? STRANGERS_BYTES_MAX :",
        replace: "(access === 'user' ? STRANGERS_BYTES_MAX :",
      },
    ],
  },
  {
    name: 'endless-bytes-of-one-address',
    rule: 'one address sends so much a minute',
    edits: [
      {
        file: `${HTTP}/guards/body-guard.ts`,
        find: 'account === undefined ? bytes.take(key, length) : 0',
        replace: 'bytes.take(key, 0)',
      },
    ],
  },
  {
    name: 'endless-bytes-at-once',
    rule: 'one address keeps little in memory',
    edits: [
      {
        file: `${HTTP}/guards/body-guard.ts`,
        find: '.take(key, length);\n    if (release',
        replace: '.take(key, 0);\n    if (release',
      },
    ],
  },
  {
    name: 'floods-answered-at-once',
    rule: 'floods are answered slowly',
    edits: [
      {
        file: `${HTTP}/guards/hold-back.ts`,
        find: '  await sleep(LATER_MS);',
        replace: '  await sleep(LATER_MS * 0);',
      },
    ],
  },
  {
    name: 'all-at-once',
    rule: 'strangers come one by one',
    edits: [
      { file: `${HTTP}/make-server.ts`, find: 'takeTurns(app);', replace: "app.decorate('inTurn', (_, go) => go());" },
    ],
  },
  {
    name: 'any-host',
    rule: 'other names are refused',
    edits: [
      {
        file: `${HTTP}/guards/known-hosts.ts`,
        find: 'await hosts.look();\n    if (hosts.isOurs(host))',
        replace: 'await hosts.look();\n    if (host !== null)',
      },
    ],
  },
];
