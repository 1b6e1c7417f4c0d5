import { DiskBrowser } from './trials/local/disk-browser.ts';
const b = await DiskBrowser.start('/tmp/probe/profile2');
const p1 = await b.context.newPage();
await p1.setViewportSize({ width: 1366, height: 768 });
p1.on('console', (m) => console.log('CONSOLE', m.type(), m.text()));
p1.on('pageerror', (e) => console.log('ERR', e.stack));
await p1.goto('file:///tmp/probe/game.html');
await p1.waitForTimeout(800);
await p1.screenshot({ path: '/tmp/probe/start.png' });
await p1.getByRole('button', { name: 'Open the game' }).click();
await p1.waitForTimeout(1500);
console.log(
  await p1.evaluate('[...globalThis.qcWords.get("en") ? Object.keys(globalThis.qcWords.get("en")) : []].join()'),
);
await p1.screenshot({ path: '/tmp/probe/console.png' });
await b.kill();
process.exit();
