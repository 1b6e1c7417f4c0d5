import { randomBytes } from 'node:crypto';
import { type RouteDefinition, routeTable } from '@qc/contract';
import type { Account } from '../../crash/account.ts';
import { foreignIds } from '../foreign-ids.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';
import type { Stage } from '../stage.ts';

/** Strangers, and pairs of calls of each: none of the limits that one account has is reached. */
const STRANGERS = 12;
const PAIRS = 6;
const PAIRS_QUICK = 3;
const APART_MS_MAX = 5;
const SHOWN = 3;
const KINDS = ['foreign', 'unknown'] as const;

/** What a call needs beside its address, so that its id is what it is refused for. */
const BODIES: Readonly<Record<string, object>> = {
  saveGame: { name: 'Other name' },
  createGameFromTemplate: { name: 'Mine', setting: { gameType: 'firebase' } },
  saveQuestion: { question: 'Other?' },
  publishQuestion: { inLibrary: true, visible: true },
  renameMedia: { title: 'Other title' },
  updateCategory: { name: 'Other category' },
  updateAssignment: { closesAt: Date.now() + 3_600_000 },
  updateUser: { name: 'Other name' },
  deleteUser: { password: 'not-the-password' },
  manageUser: { address: 'Haifa' },
  removeUser: { gamesTo: null },
  updateInstitution: { disableRemotesGames: true },
  inviteMember: { email: 'somebody@school.org' },
  settleOrder: { paid: true },
  refundOrder: { amount: 100, key: 'refund-of-trial' },
  updateSubscription: { usagesLeft: 4 },
  updateSubscriptionType: { title: 'Other', type: 'times', uses: 20, prices: { EUR: 1600 } },
};

interface Answer {
  ms: number;
  /** Everything of it but the number of the request. */
  seen: string;
}

/** whoever asks for somebody else's record learns nothing that a made-up id would not tell, by time neither. */
export async function foreignAndUnknown(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  const idOf = await foreignIds(stage, owner);
  const strangers: Account[] = [];
  for (let n = 0; n < STRANGERS; n += 1) strangers.push(await stage.account());
  const apart: { name: string; ms: number; medianMs: number }[] = [];
  let telling = 0;
  const asked = Object.entries(routeTable).filter(([, { path }]) => path.includes('{id}'));
  trial.note(`${asked.length} calls with an id`);
  for (const [name, route] of asked) {
    const { differences, foreign, words } = await compare(trial, stage, { name, route, strangers, idOf });
    if (words.size !== 1) {
      telling += 1;
      trial.note(`${name} answers differently: ${[...words].join(' | ').slice(0, 400)}`);
    }
    apart.push({ name, ms: Math.abs(median(differences)), medianMs: median(foreign) });
  }
  apart.sort((a, b) => b.ms - a.ms);
  for (const { name, ms, medianMs } of apart.slice(0, SHOWN))
    trial.note(`${name}: ${ms.toFixed(2)} ms apart, foreign ${medianMs.toFixed(2)} ms`);
  trial.atLeast('calls with an id', asked.length, 40);
  trial.exactly('calls that tell a foreign record from none', telling, 0);
  trial.atMost('foreign and unknown, median apart, of the worst call', apart[0]?.ms ?? Infinity, APART_MS_MAX, 'ms');
}

interface Comparison {
  name: string;
  route: RouteDefinition;
  strangers: readonly Account[];
  idOf: (path: string) => Readonly<Record<string, string>>;
}

async function compare(trial: Trial, stage: Stage, { name, route, strangers, idOf }: Comparison) {
  const [differences, foreign]: [number[], number[]] = [[], []];
  const words = new Set<string>();
  const real = idOf(route.path);
  for (const stranger of strangers) {
    for (let pair = 0; pair < (trial.quick ? PAIRS_QUICK : PAIRS); pair += 1) {
      const took = { foreign: 0, unknown: 0 };
      // Side by side and by chance: a machine that slows down slows both.
      for (const kind of trial.random() < 0.5 ? KINDS : KINDS.toReversed()) {
        const path = route.path.replace(/\{(\w+)\}/g, (_all, key: string) => {
          const id = real[key] ?? '0';
          return kind === 'foreign' || key === 'seat' ? id : madeUp(id.length);
        });
        const answer = await ask(stage, stranger, { name, route, path });
        took[kind] = answer.ms;
        words.add(answer.seen);
      }
      differences.push(took.foreign - took.unknown);
      foreign.push(took.foreign);
    }
  }
  return { differences, foreign, words };
}

function madeUp(length: number): string {
  return randomBytes(length).toString('base64url').slice(0, length);
}

async function ask(
  stage: Stage,
  { cookie, session }: Account,
  { name, route, path }: { name: string; route: RouteDefinition; path: string },
): Promise<Answer> {
  const { method, ifMatch, form } = route;
  const parts = new FormData();
  parts.append('name', 'Other run');
  const body = form ? parts : name in BODIES ? JSON.stringify(BODIES[name]) : undefined;
  const headers = {
    ...{ cookie, 'x-auth': session },
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...(ifMatch && { 'if-match': '1' }),
  };
  const startedAtMs = performance.now();
  const reply = await fetch(new URL(path, stage.url), { method, headers, ...(body !== undefined && { body }) });
  const text = await reply.text();
  const ms = performance.now() - startedAtMs;
  const {
    'x-request-id': _id,
    date: _date,
    'content-security-policy': _nonce,
    ...others
  } = Object.fromEntries(reply.headers);
  return { ms, seen: `${reply.status} ${text.replace(/"requestId":"[^"]*"/, '')} ${JSON.stringify(others)}` };
}
