import { describe, expect, it } from 'vitest';
import { readText, repositoryFiles } from './source-files.ts';

const files = repositoryFiles().filter((path) => path.startsWith('deploy/'));
const guide = readText('docs/deploy.md');
const settings = new Set([...readText('docs/settings.md').matchAll(/^\| `([A-Z_0-9]+)`/gm)].map(([, name]) => name));
/** What a text assigns as a setting in the environment, one a word. */
const assigned = (text: string): string[] => [...text.matchAll(/\b([A-Z][A-Z_]{3,})=/g)].map(([, name = '']) => name);
/** Of the machine or the tools, not the server's. */
const OTHERS = new Set(['NODE_ENV', 'NEW', 'VERSION']);

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

describe('alerts', () => {
  it('ask for numbers that the server tells', () => {
    const told = readText('apps/server/src/features/metrics/house-metrics.ts');
    const asked = [...readText('deploy/monitoring/alerts.yml').matchAll(/\bqc_[a-z_]+/g)].map(([name]) => name);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((name) => !told.includes(`'${name.replace(/_(bucket|count|sum)$/, '')}'`))).toEqual([]);
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
