import type { ProxyOptions } from 'vite';

/** First segments of every path that the server answers; all other paths are screens. */
const SERVER_PATHS = [
  'auth',
  'game',
  'question',
  'category',
  'media',
  'user',
  'room',
  'assignment',
  'setting',
  'share',
  'GameResult',
  'credit',
  'subscription',
  'usage',
  'transaction',
  'payment',
  'institution',
  'admin',
  'api',
  'demo',
  'health',
  'ready',
];

/** In development the pages come from Vite and the calls go on to the server (`QC_SERVER_URL`, default port 3000). */
export function apiProxy(): Record<string, ProxyOptions> {
  const target = process.env['QC_SERVER_URL'] ?? 'http://localhost:3000';
  const calls = { [`^/(${SERVER_PATHS.join('|')})([/?]|$)`]: { target } };
  return { ...calls, '/live': { target, ws: true } };
}
