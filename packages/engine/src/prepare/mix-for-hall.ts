import type { RunGame, RunSlide } from '../run-game.ts';
import { hashOf } from '../slides/order/mix-order.ts';

/**
 * The game with the items of its order slides mixed by the seed and the place of their slide alone. Who plays without
 * the server and the server that judges the run afterwards know media by other names, and must mix alike.
 */
export function mixForHall(game: RunGame, seed: string): RunGame {
  return { ...game, slides: game.slides.map((slide, place) => mixed(slide, `${seed}\n${place}`)) };
}

function mixed(slide: RunSlide, seed: string): RunSlide {
  if (slide.sequence.length === 0) return slide;
  const written = slide.sequence.flatMap((index) => slide.answers[index] ?? []);
  const places = written.map((answer, place) => ({ answer, place, hash: hashOf(`${seed}\n${place}`) }));
  places.sort((a, b) => a.hash - b.hash || a.place - b.place);
  const sequence = new Array<number>(written.length).fill(0);
  places.forEach(({ place }, index) => {
    sequence[place] = index;
  });
  return { ...slide, answers: places.map(({ answer }) => answer), sequence };
}
