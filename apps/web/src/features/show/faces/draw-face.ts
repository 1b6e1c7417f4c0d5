import { GLANCE_CLASSES, glanceClass } from '@qc/contract/live/faces';
import { BODIES, COLOURS, EYES, HOODED, LONE_EYE, MOUTHS, PATTERNS, ROUND_EARS, TOPS } from './face-parts.ts';

const DARK = '#15172b';

/** The parts of a face: the digits of its number. The first three are what is told apart at a glance. */
interface Parts {
  body: number;
  top: number;
  light: number;
  hue: number;
  eyes: number;
  mouth: number;
  pattern: number;
}

function partsOf(face: number): Parts {
  const glance = glanceClass(face);
  let rest = Math.floor(face / GLANCE_CLASSES);
  const next = (count: number): number => {
    const digit = rest % count;
    rest = Math.floor(rest / count);
    return digit;
  };
  return {
    body: glance % 10,
    top: Math.floor(glance / 10) % 9,
    light: Math.floor(glance / 90),
    hue: next(2),
    eyes: next(8),
    mouth: next(6),
    pattern: next(5),
  };
}

/** The colour of a body and its top, the other of its two where the drawn one would make something else of it. */
function colourOf({ body, top, light, hue }: Parts): string {
  const [one = DARK, other = one] = COLOURS[light] ?? [];
  const [wished, instead] = hue === 0 ? [one, other] : [other, one];
  const unfit = [
    ...(ROUND_EARS.tops.includes(top) ? ROUND_EARS.not : []),
    ...(HOODED.bodies.includes(body) ? HOODED.not : []),
  ];
  return unfit.includes(wished) ? instead : wished;
}

/** One shape of a face, in the names that SVG has for its looks. */
export interface FaceShape {
  d: string;
  fill: string;
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
  transform?: string;
  /** Cut off at the outline of the body. */
  clipped?: true;
}

/** A face, from the back to the front. */
export interface DrawnFace {
  /** Outline of the body. */
  body: string;
  back: FaceShape[];
  /** Where eyes and mouth are drawn. */
  front: string;
  eyes: FaceShape[];
  mouth: FaceShape[];
}

type Looks = Omit<FaceShape, 'd'>;

function shape(d: string | undefined, looks: Looks): FaceShape[] {
  return d ? [{ d, ...looks }] : [];
}

const line = (strokeWidth: number, stroke = DARK): Looks => ({ fill: 'none', stroke, strokeWidth });
const solid = (fill: string, strokeWidth: number): Looks => ({ fill, stroke: DARK, strokeWidth });

/** A face in a box of 64 × 64, the same for the same number. */
export function drawFace(face: number): DrawnFace {
  const part = partsOf(face);
  const { path: body, crown, ear, eyes: place } = BODIES[part.body] ?? NOBODY;
  const { shape: standing, line: stalk, ear: eared } = TOPS[part.top] ?? {};
  const isSign = part.body === LONE_EYE.body && part.eyes === LONE_EYE.eyes;
  const eyes = EYES[isSign ? LONE_EYE.instead : part.eyes] ?? {};
  const mouth = MOUTHS[part.mouth] ?? {};
  const colour = colourOf(part);
  const [x, y, lean] = ear;
  const onCrown = { transform: `translate(0 ${crown - 16})` };
  const atEars = [`translate(${x} ${y})rotate(${lean})`, `translate(${64 - x} ${y})scale(-1 1)rotate(${lean})`];
  const tops = (looks: Looks, stalked: Looks): FaceShape[] => [
    ...shape(stalk, { ...stalked, ...onCrown }),
    ...atEars.flatMap((transform) => shape(eared, { ...looks, transform })),
    ...shape(standing, { ...looks, ...onCrown }),
  ];
  const mark: Looks = part.light < 2 ? { fill: DARK, opacity: 0.13 } : { fill: '#fff', opacity: 0.34 };
  return {
    body,
    back: [
      // The outermost outline keeps a dark creature from sinking into a dark stage.
      ...tops(line(5.6, '#fff'), line(7, '#fff')),
      ...shape(body, line(5.6, '#fff')),
      ...tops(solid(colour, 2.6), line(4)),
      ...shape(body, { fill: colour }),
      ...shape(PATTERNS[part.pattern], { ...mark, clipped: true }),
      ...shape(body, line(2.6)),
    ],
    front: `translate(32 ${place[0]})scale(${place[1]})`,
    eyes: [
      ...shape(eyes.white, solid('#fff', 1.8)),
      ...shape(eyes.dark, { fill: DARK }),
      ...shape(eyes.glint, { fill: '#fff' }),
      ...shape(eyes.line, line(2.8)),
    ],
    mouth: [
      ...shape(mouth.white, solid('#fff', 1.4)),
      ...shape(mouth.dark, { fill: DARK }),
      ...shape(mouth.tongue, { fill: '#ff7d92' }),
      ...shape(mouth.line, line(2.6)),
    ],
  };
}

const NOBODY = { path: '', crown: 0, ear: [0, 0, 0], eyes: [0, 1] } as const;

function written({ d, clipped, strokeWidth, ...looks }: FaceShape, clip: string): string {
  const all = { d, ...looks, ...(strokeWidth !== undefined && { 'stroke-width': strokeWidth }) };
  const attributes = Object.entries(all).map(([name, value]) => ` ${name}="${value}"`);
  return `<path${attributes.join('')}${clipped ? ` clip-path="url(#${clip})"` : ''}/>`;
}

/** The same as the text of an SVG picture. */
export function faceText(face: number): string {
  const { body, back, front, eyes, mouth } = drawFace(face);
  const all = (shapes: FaceShape[]) => shapes.map((one) => written(one, 'b')).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" stroke-linejoin="round" stroke-linecap="round">' +
    `<clipPath id="b"><path d="${body}"/></clipPath>${all(back)}<g transform="${front}">${all(eyes)}` +
    `<g transform="translate(0 13)">${all(mouth)}</g></g></svg>`
  );
}

const PICTURES = new Map<number, string>();

/** A face as the address of a picture: what is drawn by the hundred is not kept as lines in the page. */
export function facePicture(face: number): string {
  const known = PICTURES.get(face);
  if (known !== undefined) return known;
  const made = `data:image/svg+xml,${encodeURIComponent(faceText(face))}`;
  PICTURES.set(face, made);
  return made;
}
