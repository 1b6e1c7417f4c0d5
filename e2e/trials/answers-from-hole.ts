import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from './players/page.ts';
import { RIGHT } from './slides.ts';
import type { Stage } from './stage.ts';
import type { Trial } from './trial.ts';

const PLAYERS = 20;

/** Players whose network freezes answer, the room goes on, the network delivers: the answers are late and count nowhere. */
export async function answerFromTheHole(
  trial: Trial,
  stage: Stage,
  code: string,
  operator: Page,
  goOn: () => Promise<void>,
): Promise<void> {
  const { proxy, url } = await stage.proxy();
  const pages: Page[] = [];
  for (let number = 0; number < PLAYERS; number += 1) pages.push(await stage.player(code, `Frozen ${number}`, { url }));
  await Promise.all(pages.map((page) => page.reach('question')));
  const { phase } = pages[0]?.view ?? {};
  const place = phase?.phase === 'question' ? { slide: phase.slide, visit: phase.visit } : { slide: 0, visit: 0 };
  proxy.blackHole(true);
  for (const page of pages)
    page.say({ t: 'answer', id: `hole-${page.device}`, ...place, response: { type: 'trivia', picks: [RIGHT] } });
  await sleep(500);
  await goOn();
  const phaseThen = operator.view?.phase;
  proxy.blackHole(false);
  await Promise.all(pages.map((page) => page.until(() => page.replyTo(`hole-${page.device}`) !== null)));
  const words = pages.map((page) => {
    const reply = page.replyTo(`hole-${page.device}`);
    return reply?.t === 'refused' ? reply.code : (reply?.t ?? 'nothing');
  });
  trial.exactly(
    'slide on screen when the frozen answers arrived',
    phaseThen && 'slide' in phaseThen ? phaseThen.slide : -1,
    place.slide + 1,
  );
  trial.exactly('frozen answers told to be late', words.filter((word) => word === 'tooLate').length, PLAYERS);
  const shown = pages.filter((page) =>
    page.of('own').some((own) => own.own !== null && own.own.response !== null),
  ).length;
  trial.exactly('players who see a frozen answer as their own', shown, 0);
}
