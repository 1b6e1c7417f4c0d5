import { describe, expect, it } from 'vitest';
import { readText, repositoryFiles } from './source-files.ts';

const files = repositoryFiles().filter((path) => path.startsWith('deploy/'));
const guide = readText('docs/deploy.md');
const settings = new Set([...readText('docs/settings.md').matchAll(/^\| `([A-Z_0-9]+)`/gm)].map(([, name]) => name));
/** What a text assigns as a setting in the environment, one a word. */
const assigned = (text: string): string[] => [...text.matchAll(/\b([A-Z][A-Z_]{3,})=/g)].map(([, name = '']) => name);
/** Of the machine or the tools, not the server's. */
const OTHERS = new Set([
  'NODE_ENV',
  'NEW',
  'VERSION',
  'CERTIFICATE',
  'POSTGRES_PASSWORD',
  'NATS_TOKEN',
  'SQLITE_TMPDIR',
  'PATH',
  'ON_ERROR_STOP',
]);

describe('what is copied to a machine that is relied on', () => {
  it.each(['docs/deploy.md', ...files])('%s names settings that there are', (path) => {
    expect(assigned(readText(path)).filter((name) => !settings.has(name) && !OTHERS.has(name))).toEqual([]);
  });

  it('is named by the guide, all of it', () => {
    const unnamed = files.filter((path) => !guide.includes(path) && !guide.includes(path.replace(/[^/]+$/, '*')));
    expect(unnamed).toEqual([]);
  });

  it('exists, where the guide leads', () => {
    const links = [...guide.matchAll(/\]\(\.\.\/(deploy[^)]*)\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
  });
});

describe('several servers', () => {
  /** What all of them need, by the one place that refuses a start without it. */
  const needed = ['DATABASE_URL', 'CLUSTER_URL', 'SMTP_URL', 'S3_ENDPOINT', 'SERVER_SECRET', 'PUBLIC_URL'];

  it.each(['deploy/compose/compose.yaml', 'deploy/kubernetes/settings.env.example'])('%s gives them all', (path) => {
    const given = [...readText(path).matchAll(/^\s*([A-Z_0-9]+)[:=]/gm)].map(([, name]) => name);
    expect(needed.filter((name) => !given.includes(name))).toEqual([]);
  });

  it('settings in compose are settings that there are', () => {
    const [, environment = ''] =
      /environment: &settings\n([\s\S]*?)\n\n/.exec(readText('deploy/compose/compose.yaml')) ?? [];
    const given = [...environment.matchAll(/^\s*([A-Z_0-9]+):/gm)].map(([, name]) => name);
    expect(given.length).toBeGreaterThan(8);
    expect(given.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('compose mounts files that there are, where its programs read them', () => {
    const compose = readText('deploy/compose/compose.yaml');
    const mounted = [...compose.matchAll(/\.\.\/(\S+?):(\/\S+?):ro/g)].map(([, file, place]) => [
      `deploy/${file}`,
      place,
    ]);
    expect(mounted.map(([file]) => file)).toEqual(['deploy/proxies/haproxy.cfg', 'deploy/proxies/nats.conf']);
    expect(mounted.filter(([file = '']) => !files.includes(file))).toEqual([]);
    expect(compose).toContain(`command: ['--config', '${mounted[1]?.[1]}', '--auth', '\${NATS_TOKEN:?}']`);
  });

  it('are all behind either balancer, which asks /ready and keeps no page with one', () => {
    const addresses = (text: string) =>
      new Set([...text.matchAll(/\b10\.0\.0\.1[1-9]\b/g)].map(([address]) => address));
    const servers = addresses(readText('deploy/compose/compose.yaml'));
    expect(servers.size).toBe(3);
    for (const name of ['haproxy.cfg', 'Caddyfile.servers']) {
      const said = readText(`deploy/proxies/${name}`).replace(/^\s*#.*$/gm, '');
      expect(addresses(said), name).toEqual(servers);
      expect(said, name).toMatch(/(uri|health_uri) \/ready$|uri \/ready /m);
      expect(said, name).toMatch(/^\s*(balance leastconn|lb_policy least_conn)$/m);
      expect(said, name).not.toMatch(/cookie|stick|ip_hash|balance source/);
    }
  });

  it.each(['deploy/compose/.env.example', 'deploy/kubernetes/kustomization.yaml'])('%s names this version', (path) => {
    const { version }: { version: string } = JSON.parse(readText('package.json'));
    expect(readText(path)).toContain(version);
  });

  it('for pages alone are the others but for their name, their part and what they do', () => {
    const [all = '', service = ''] = readText('deploy/kubernetes/servers.yaml').split('---\n');
    const [pages = '', scaler = ''] = readText('deploy/kubernetes/pages.yaml').split('---\n');
    const lines = (text: string): string[] =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => !/^(#|$)/.test(line));
    const more = (text: string, than: string): string[] => lines(text).filter((line) => !lines(than).includes(line));
    const ofPart = (part: string) => [
      `labels: { app: questions-creator, part: ${part} }`,
      `selector: { matchLabels: { app: questions-creator, part: ${part} } }`,
      `labels: { app: questions-creator, part: ${part} }`,
      `labelSelector: { matchLabels: { app: questions-creator, part: ${part} } }`,
    ];
    expect(more(pages, all)).toEqual(['name: pages', ...ofPart('pages'), '- { name: ROLES, value: pages }']);
    // How many there are the autoscaler says.
    const [named, labelled, ...rest] = more(all, pages);
    expect([named, labelled, ...rest]).toEqual([
      'name: servers',
      ofPart('all')[0],
      'replicas: 3',
      ...ofPart('all').slice(1),
    ]);
    expect(scaler).toContain('scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: pages }');
    expect(lines(service), 'leads to all').toContain('selector: { app: questions-creator }');
    expect(readText('deploy/kubernetes/kustomization.yaml')).toContain('pages.yaml');
  });

  it('reach the database that is made for them, and nobody else does', () => {
    const database = readText('deploy/kubernetes/database.yaml');
    const names = [...database.matchAll(/^kind: (\w+)\nmetadata:\n  name: (\S+)$/gm)].map(
      ([, kind, name]) => `${kind} ${name}`,
    );
    expect(names).toEqual([
      'Cluster house',
      'ObjectStore house-backups',
      'ScheduledBackup house',
      'NetworkPolicy house',
    ]);
    const owner = /initdb: \{ database: (\w+), owner: (\w+) \}/.exec(database);
    const address = new URL(/^DATABASE_URL=(.*)$/m.exec(readText('deploy/kubernetes/settings.env.example'))?.[1] ?? '');
    expect([address.hostname, address.pathname, address.username]).toEqual(['house-rw', `/${owner?.[1]}`, owner?.[2]]);
    for (const name of ['servers', 'pages'])
      expect(readText(`deploy/kubernetes/${name}.yaml`)).toContain('secret: { secretName: house-ca }');
    // What is confirmed is on two machines.
    expect(database).toContain('number: 1, dataDurability: required');
    expect(database.match(/cnpg\.io\/cluster: house/g)).toHaveLength(2);
    expect(readText('deploy/kubernetes/servers.yaml')).toContain('labels: { app: questions-creator, part: all }');
    expect(database).toContain('podSelector: { matchLabels: { app: questions-creator } }');
    // Its kinds are unknown where its operator is not.
    expect(readText('deploy/kubernetes/kustomization.yaml')).not.toContain('database.yaml');
  });

  it('have a database of the version that pg_dump of their image reads', () => {
    // Debian 12 has PostgreSQL 15.
    expect(readText('deploy/container/Containerfile')).toMatch(/^FROM docker.io\/library\/debian:bookworm-slim$/m);
    const versions = [
      'compose/compose.yaml',
      'kubernetes/database.yaml',
      'postgres/questions-creator-base-backup.service',
    ];
    for (const path of versions)
      expect(/postgres(?:ql)?[:/](\d+)/.exec(readText(`deploy/${path}`))?.[1], path).toBe('15');
  });

  it('are counted by a number that they tell', () => {
    const asked = [...readText('deploy/kubernetes/pages.yaml').matchAll(/\bqc_[a-z_]+/g)].map(([name]) => name);
    const told = readText('apps/server/src/features/metrics/house-metrics.ts');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !told.includes(`'${name}'`))).toEqual([]);
  });

  it.each(['servers', 'pages'])('%s end before they are killed', (name) => {
    const grace = /terminationGracePeriodSeconds: (\d+)/.exec(readText(`deploy/kubernetes/${name}.yaml`))?.[1];
    const stops = /stop_grace_period: (\d+)s/.exec(readText('deploy/compose/compose.yaml'))?.[1];
    for (const seconds of [grace, stops]) expect(Number(seconds)).toBeGreaterThan(15);
  });
});

describe('the container', () => {
  const stages = readText('deploy/container/Containerfile')
    .split(/^FROM /m)
    .slice(1);
  const last = stages.at(-1) ?? '';

  it('runs as somebody, and its program is not theirs', () => {
    expect(stages.length).toBe(2);
    expect(/^USER (\S+)$/m.exec(last)?.[1]).toMatch(/^[1-9]\d*$/);
    expect(last).toMatch(/^COPY --from=build --chown=root:root /m);
  });

  it('brings the library that its Node asks for, and writes where it may', () => {
    for (const stage of stages) expect(stage).toMatch(/apt-get install .*libatomic1/);
    expect(last).toMatch(/^ENV .*\bDATA_DIR=(\S+) .*\bSQLITE_TMPDIR=\1\b/m);
    expect(last).toMatch(/^VOLUME \/data$/m);
  });

  it('holds the packages of the lock file that a running product needs, and no others', () => {
    expect(stages[0]).toMatch(/npm ci --omit=dev/);
    expect(last).not.toMatch(/\bnpm\b/);
  });
});

describe('the service', () => {
  const unit = readText('deploy/systemd/questions-creator.service');

  it.each(['User=quiz', 'UMask=0077', 'ProtectSystem=strict', 'NoNewPrivileges=yes', 'RestartPreventExitStatus=2'])(
    'says %s',
    (line) => {
      expect(unit.split('\n')).toContain(line);
    },
  );

  it('waits for the end of the server as long as that may take', () => {
    const waits = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
    const [, within = ''] = /STOP_WITHIN_MS = ([\d_]+)/.exec(readText('apps/server/src/main.ts')) ?? [];
    expect(Number(within.replace('_', ''))).toBeGreaterThan(0);
    expect(waits * 1000).toBeGreaterThan(Number(within.replace('_', '')));
  });
});
