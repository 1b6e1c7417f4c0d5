import { disc, drawing, oval, shape, sky, stars, stroke } from './svg-parts.ts';

const SIZE = 800;
const MIDDLE = 400;

/** A planet on a night sky: its ball cut round, a shadow on one side, whatever is drawn on it inside. */
function planet(radius: number, colour: string, marks: string, behind = '', before = ''): string {
  const ball = `<defs><clipPath id="ball"><circle cx="${MIDDLE}" cy="${MIDDLE}" r="${radius}"/></clipPath></defs>`;
  const night = shape(
    `M${MIDDLE + radius * 0.5} ${MIDDLE - radius} A${radius * 1.25} ${radius * 1.25} 0 0 1 ${MIDDLE - radius * 0.75} ${MIDDLE + radius} L${MIDDLE + radius * 1.3} ${MIDDLE + radius} L${MIDDLE + radius * 1.3} ${MIDDLE - radius} Z`,
    '#0b1030',
    'opacity="0.22"',
  );
  const inside = `<g clip-path="url(#ball)">${disc(MIDDLE, MIDDLE, radius, colour)}${marks}${night}</g>`;
  return drawing(
    SIZE,
    SIZE,
    sky(SIZE, SIZE, '#141a46', '#2c2f72') + stars(SIZE, SIZE, 60) + ball + behind + inside + before,
  );
}

const band = (y: number, height: number, fill: string) => oval(MIDDLE, y, [420, height], fill);

/** Saturn with its rings; the front half of the rings passes before the ball. */
export function drawSaturn(): string {
  const ring = (rx: number, colour: string, width: number, half: 'back' | 'front') => {
    const sweep = half === 'back' ? 1 : 0;
    const path = `M${MIDDLE - rx} ${MIDDLE} A${rx} ${rx * 0.27} 0 0 ${sweep} ${MIDDLE + rx} ${MIDDLE}`;
    return stroke(path, colour, width, `transform="rotate(-18 ${MIDDLE} ${MIDDLE})"`);
  };
  const rings = (half: 'back' | 'front') =>
    ring(345, '#d9bd8b', 30, half) + ring(300, '#f2deb4', 26, half) + ring(262, '#b89a6b', 14, half);
  const bands =
    band(300, 26, '#f0d9a4') + band(360, 22, '#d9b877') + band(425, 30, '#f0d9a4') + band(490, 22, '#cfa968');
  return planet(205, '#e6c88c', bands, rings('back'), rings('front'));
}

/** Mars: red, with darker plains and a white pole. */
export function drawMars(): string {
  const marks =
    oval(400, 168, [120, 44], '#fbeee4') +
    shape('M180 380 Q280 320 370 372 T560 350 Q500 440 380 430 T180 380Z', '#9c3f23') +
    shape('M300 540 Q400 490 520 530 T640 520 Q560 620 420 600 T300 540Z', '#a8472a') +
    disc(300, 270, 26, '#b5502f') +
    disc(520, 460, 34, '#b5502f') +
    disc(250, 480, 18, '#a8472a') +
    disc(480, 260, 16, '#a8472a');
  return planet(250, '#cf6a41', marks);
}

/** The Earth from above Africa and the Mediterranean, with clouds. */
export function drawEarth(): string {
  const marks =
    shape(
      'M330 330 Q400 300 470 320 Q520 340 530 400 Q500 450 480 520 Q450 600 420 600 Q390 540 380 470 Q310 440 300 390Z',
      '#5fae57',
    ) +
    shape(
      'M330 190 Q430 150 560 190 Q640 240 660 320 Q600 340 560 300 Q500 310 470 280 Q420 300 380 270 Q330 260 330 190Z',
      '#6dbb63',
    ) +
    shape('M150 280 Q210 260 220 330 Q240 400 200 470 Q160 440 150 380Z', '#5fae57') +
    oval(400, 645, [150, 34], '#f4fbff') +
    oval(400, 152, [110, 26], '#f4fbff') +
    stroke('M210 245 Q300 215 360 245', '#ffffff', 22, 'opacity="0.85"') +
    stroke('M470 430 Q560 400 630 430', '#ffffff', 24, 'opacity="0.85"') +
    stroke('M230 540 Q300 515 370 545', '#ffffff', 20, 'opacity="0.85"');
  return planet(255, '#2f7fd1', marks);
}

/** Neptune: deep blue, with pale wisps and a dark storm. */
export function drawNeptune(): string {
  const marks =
    band(250, 30, '#3d6fe0') +
    band(370, 26, '#4f83ee') +
    band(520, 40, '#3560cf') +
    oval(330, 430, [60, 32], '#23479f', 'transform="rotate(-8 330 430)"') +
    stroke('M280 385 Q340 370 400 388', '#e4efff', 12) +
    stroke('M440 300 Q500 288 560 304', '#e4efff', 10) +
    stroke('M420 560 Q480 548 530 562', '#e4efff', 8);
  return planet(235, '#4374e6', marks);
}
