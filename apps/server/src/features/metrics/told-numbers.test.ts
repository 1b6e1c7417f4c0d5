import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastify from 'fastify';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLocalBus } from '#platform/bus/local-bus';
import { aloneCluster } from '#platform/cluster/one-server';
import { HouseMetrics } from './house-metrics.ts';

const MONITORING = resolve(import.meta.dirname, '../../../../../deploy/monitoring');
/** Of Prometheus itself and of node_exporter. */
const OTHERS = /^(up|node_(filesystem|systemd)_\w+)$/;
/** Words of the language of questions. */
const WORDS = /^(sum|count|rate|increase|histogram_quantile|time)$/;

/** Every number that a server can tell, with what each histogram is made of. */
async function toldNames(): Promise<Set<string>> {
  const metrics = new HouseMetrics();
  const bus = createLocalBus('one', pino({ level: 'silent' }));
  metrics.owning();
  const stop = metrics.watchBus({ bus, cluster: aloneCluster('one') });
  metrics.watchCalls(fastify());
  metrics.watchSecurity({ counts: () => new Map() });
  metrics.watchTelephone({ counts: () => new Map(), calls: () => 0 });
  metrics.watchRooms({ counts: () => ({ open: 0, waiting: 0, pages: 0, players: 0, spectators: 0 }) });
  metrics.watchWires(() => 0);
  metrics.watchReady(async () => null);
  const text = await metrics.text();
  stop();
  return new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
    ),
  );
}

/** What a file asks Prometheus: rules by lines, a dashboard by its targets. */
function questionsOf(name: string): string[] {
  const text = readFileSync(join(MONITORING, name), 'utf8');
  if (name.endsWith('.yml')) return [...text.matchAll(/^ +expr: (.+)$/gm)].map(([, question = '']) => question);
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(text);
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

/** The names of numbers in a question: no labels, no spans of time, no words of the language. */
function namesIn(question: string): string[] {
  const bare = question.replace(/\{[^}]*\}|\bby \([^)]*\)|\[\w+\]/g, '');
  return [...bare.matchAll(/\b[a-z_]\w*/g)].map(([name]) => name).filter((name) => !WORDS.test(name));
}

describe('what is watched', () => {
  it.each(readdirSync(MONITORING))('%s asks for numbers that a server tells', async (file) => {
    const questions = questionsOf(file);
    expect(questions.length).toBeGreaterThan(10);
    const told = await toldNames();
    for (const question of questions) {
      const names = namesIn(question);
      expect(names.length, question).toBeGreaterThan(0);
      expect(
        names.filter((name) => !told.has(name) && !OTHERS.test(name)),
        question,
      ).toEqual([]);
    }
  });

  it('has every number of the house on the dashboard', async () => {
    const shown = new Set(questionsOf('dashboard.json').flatMap(namesIn).map(family));
    const own = [...(await toldNames())].filter((name) => name.startsWith('qc_')).map(family);
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('is ready when no problem is found, and not when one is or none can be found soon', async () => {
    for (const [problem, told] of [
      [async () => null, 1],
      [async () => 'database', 0],
      [() => new Promise<null>(() => undefined), 0],
    ] as const) {
      const metrics = new HouseMetrics();
      metrics.watchReady(problem);
      expect(await metrics.text()).toContain(`\nqc_ready ${told}\n`);
    }
  });
});

function family(name: string): string {
  return name.replace(/_(bucket|sum|count)$/, '');
}
