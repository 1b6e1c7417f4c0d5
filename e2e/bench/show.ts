/**
 * npm run bench show: a whole show to one big screen in full HD in a real browser, with sound, three hundred players whose
 * names nobody expects, and a thousand who react: frames, long frames, processor, memory, gaps in the sound, words to the
 * screen, and whether phones keep behind it. The web app must have been built.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { useOf } from '../product/people/author.ts';
import { baseUrl } from '../product/start/addresses.ts';
import { signIn, withProduct } from '../product/start/with-product.ts';
import { readOptions } from '../bots/read-options.ts';
import { filmWords } from '../screenshots/film/games.ts';
import { drawPicture } from '../screenshots/film/pictures.ts';
import { measureAgreement } from './show/agreement.ts';
import { playShow } from './show/play-show.ts';
import { middleRun, printAgreement, printShow, type ShowFigures } from './show/show-report.ts';

const USAGE = 'npm run bench show [--slides 30] [--players 300] [--reacting 1000] [--phones 10] [--runs 1]';
const options = {
  slides: { type: 'string', default: '30' },
  players: { type: 'string', default: '300' },
  reacting: { type: 'string', default: '1000' },
  phones: { type: 'string', default: '10' },
  runs: { type: 'string', default: '1' },
} as const;
const { values } = readOptions({ options }, USAGE);
const size = { slides: Number(values.slides), players: Number(values.players), reacting: Number(values.reacting) };
const LATENCY_MS = { least: 20, most: 400 };
const phones = Number(values.phones);
const latencies = Array.from({ length: phones }, (_, at) =>
  Math.round(LATENCY_MS.least + (at * (LATENCY_MS.most - LATENCY_MS.least)) / Math.max(1, phones - 1)),
);
/** More than this share of the processors is busy with other work: no figure counts. */
const QUIET = 0.25;

const before = loadavg()[0] ?? 0;
console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} of them, no graphics card; load before: ${before.toFixed(2)}`,
);
if (before > availableParallelism() * QUIET)
  console.log('THE MACHINE IS BUSY WITH OTHER WORK: what follows tells that this runs, not how well the show does.');

await withProduct(async (browser) => {
  const screens = await browser.newContext({
    ...{ baseURL: baseUrl, viewport: { width: 1920, height: 1080 }, locale: 'en', reducedMotion: 'no-preference' },
    serviceWorkers: 'block',
  });
  const owner = await signIn(screens);
  const upload = async (what: 'jupiter' | 'sun') =>
    useOf(
      await owner.author.upload({ name: `${what}.jpg`, mimeType: 'image/jpeg', buffer: await drawPicture(what) }, what),
      filmWords.en.picture,
    );
  const pictures = { jupiter: await upload('jupiter'), sun: await upload('sun') };
  const runs: ShowFigures[] = [];
  for (let run = 1; run <= Number(values.runs); run += 1) {
    console.log(
      `\nRun ${run} of ${values.runs}: ${size.slides} slides, ${size.players} players, ${size.reacting} react`,
    );
    const figures = await playShow(browser, screens, owner, { pictures, size });
    runs.push(figures);
    printShow(figures);
  }
  const middle = runs.length > 1 ? middleRun(runs) : null;
  if (middle) {
    console.log(`\nThe middle of ${runs.length} runs`);
    printShow(middle);
  }
  if (phones > 0) printAgreement(await measureAgreement(browser, screens, owner, latencies));
  await screens.close();
});
console.log(
  `\nload before ${before.toFixed(2)}, after ${(loadavg()[0] ?? 0).toFixed(2)} (its own work is in the latter)`,
);
