import { LIVE_PATH } from '@qc/contract';
import { Bot } from './bot.ts';
import { readOptions } from './read-options.ts';

const PLAYERS_MAX = 10_000;
const USAGE = `Fills a room with players that answer by themselves.
npm run bots -- --room CODE [--players 30] [--url http://localhost:3000] [--seed 1]`;

const options = {
  room: { type: 'string' },
  players: { type: 'string', default: '30' },
  url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '3000'}` },
  seed: { type: 'string', default: '1' },
} as const;
const { values } = readOptions({ options }, USAGE);

const players = Number(values.players);
const seed = Number(values.seed);
const areSome = Number.isInteger(players) && players > 0 && players <= PLAYERS_MAX;
if (!values.room || !/^\d{6}$/.test(values.room) || !areSome || !Number.isInteger(seed) || !URL.canParse(values.url)) {
  console.error(USAGE);
  process.exit(2);
}

const url = values.url.replace(/^http/, 'ws').replace(/\/$/, '') + LIVE_PATH;
const names = ['Noa', 'Daniel', 'Maya', 'Omar', 'Yael', 'Layla', 'Adam', 'Tamar', 'Yusuf', 'Rivka', 'Sami', 'Ella'];
const code = values.room;
const bots = Array.from({ length: players }, (_, i) => {
  const name = `${names[i % names.length]} ${i + 1}`;
  return new Bot({ url, code, name, seed: seed * 100_003 + i });
});
bots.forEach((bot, i) => setTimeout(() => bot.start(), i * 10));

let last = '';
const report = setInterval(() => {
  const joined = bots.filter((bot) => bot.joined).length;
  const linked = bots.filter((bot) => bot.client.open).length;
  const acked = bots.reduce((sum, bot) => sum + bot.acked.length, 0);
  const phase = bots.find((bot) => bot.view)?.view?.phase.phase ?? 'connecting';
  const refusals = [...new Set(bots.flatMap((bot) => bot.refusals))].join(' ');
  const line = `${phase}: ${linked} linked, ${joined} in the room, ${acked} answers confirmed ${refusals}`;
  if (line !== last) console.log(line);
  last = line;
  const away = new Set(bots.map((bot) => bot.client.sentAway));
  if (phase === 'ended') end();
  else if (!away.has(null)) {
    console.error(`all players were sent away: ${[...away].join(' ')}`);
    process.exitCode = 1;
    end();
  }
}, 1000);

function end(): void {
  clearInterval(report);
  for (const bot of bots) bot.stop();
}
process.on('SIGINT', end);
