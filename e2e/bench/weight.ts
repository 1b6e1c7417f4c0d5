/**
 * npm run bench weight: what script each of the main screens fetches until it stands, how much of it runs, and
 * Lighthouse's performance on a phone. The web app must have been built.
 */
import { parseArgs } from 'node:util';
import { baseUrl } from '../product/start/addresses.ts';
import { performanceOf } from './pages/lighthouse.ts';
import { asWhomItIsFor, withPages } from './pages/open-browser.ts';
import { forgetFiles, weighScript } from './pages/weigh-script.ts';

const { values } = parseArgs({
  options: {
    screens: {
      type: 'string',
      default: 'login,dashboard,present/$room,operate/$room,create-game/{-$id}/{-$queIndex}',
    },
    language: { type: 'string', default: 'en' },
    lighthouse: { type: 'string', default: '3' },
  },
});
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
const wanted = values.screens.split(',');
const looks = Number(values.lighthouse);

await withPages(values.language, async (pages) => {
  console.log(`${'screen'.padEnd(34)}    script files  unpacked   run     style     ahead  phone`);
  const aside = await pages.context.newPage();
  for (const screen of pages.screens.filter(({ name }) => wanted.includes(name))) {
    const { wire, files, unpacked, run, style, ahead } = await asWhomItIsFor(pages, screen, () =>
      weighScript(pages.context, screen.path),
    );
    const scores: number[] = [];
    for (let look = 0; look < looks; look += 1) {
      const url = `${baseUrl}${screen.path}`;
      await forgetFiles(pages.context, aside);
      scores.push(await asWhomItIsFor(pages, screen, () => performanceOf(url, pages.debugPort)));
    }
    const share = `${Math.round((run / unpacked) * 100)} %`.padStart(6);
    const name = screen.name.padEnd(34);
    console.log(
      `${name}${kB(wire)}${String(files).padStart(6)}${kB(unpacked)}${share}${kB(style)}${kB(ahead)}  ${scores.join(' ')}`,
    );
  }
});
