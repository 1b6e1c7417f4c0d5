/** How long confetti falls from the winner's moment on, ms; and when it is thrown. */
const LASTS_MS = 8000;
const BURSTS_MS = [0, 900];
/** A grain, in parts of the shorter side. */
const SIZE = { long: 24 / 1080, short: 14 / 1080 };
/** Heights of the screen a second, and a second squared. */
const GRAVITY = 0.55;
const DRAG = 0.9;

/** One piece of paper: everything of its way follows from its age. */
interface Grain {
  bornMs: number;
  /** From the left edge and the top, in parts of width and height. */
  x: number;
  y: number;
  /** Parts of the height a second. */
  vx: number;
  vy: number;
  turns: number;
  tilt: number;
  colour: string;
}

/**
 * Throws `grainCount` pieces of confetti in these colours over the winners, `ageMs` after their moment: who comes later sees what is left of
 * it. One canvas, gone when the last grain has fallen, and when the reply is called. Nothing once it is over.
 */
export function throwConfetti(colours: readonly string[], ageMs: number, grainCount: number): () => void {
  if (ageMs >= LASTS_MS) return () => undefined;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return () => undefined;
  canvas.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%;pointer-events:none';
  canvas.setAttribute('aria-hidden', 'true');
  document.body.append(canvas);
  const grains = makeGrains(grainCount, colours);
  const began = performance.now() - ageMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    canvas.remove();
  };
  const draw = (nowMs: number) => {
    const age = nowMs - began;
    if (age >= LASTS_MS) return stop();
    if (canvas.width === innerWidth && canvas.height === innerHeight) pen.clearRect(0, 0, innerWidth, innerHeight);
    // Setting the size clears it, too, and makes a new picture of that size: not in each frame.
    else [canvas.width, canvas.height] = [innerWidth, innerHeight];
    for (const grain of grains) drawGrain(pen, grain, age);
    frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  return stop;
}

/** From both lower corners upwards, half of them a moment later. */
function makeGrains(count: number, colours: readonly string[]): Grain[] {
  return Array.from({ length: count }, (_, at) => {
    const fromStart = at % 2 === 0;
    const speed = 0.7 + chance(at, 1) * 0.8;
    const angle = 0.25 + chance(at, 2) * 0.9;
    return {
      bornMs: (BURSTS_MS[Math.floor(at / 2) % 2] ?? 0) + chance(at, 3) * 250,
      x: fromStart ? -0.02 : 1.02,
      y: 0.85,
      vx: Math.cos(angle) * speed * (fromStart ? 1 : -1) * 1.3,
      vy: -Math.sin(angle) * speed * 1.5,
      turns: 0.5 + chance(at, 4) * 1.5,
      tilt: chance(at, 5) * Math.PI * 2,
      // Each burst has all of them: the game's own do not show on its own ground.
      colour: colours[Math.floor(at / 4) % colours.length] ?? '#ffffff',
    };
  });
}

/** The same for the same grain at any time, 0 to 1. */
function chance(grain: number, of: number): number {
  const mixed = Math.sin(grain * 12.9898 + of * 78.233) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

function drawGrain(pen: CanvasRenderingContext2D, grain: Grain, ageMs: number): void {
  const s = (ageMs - grain.bornMs) / 1000;
  if (s < 0) return;
  const { width, height } = pen.canvas;
  // Air takes the throw away, then it sinks.
  const thrown = (1 - Math.exp(-DRAG * s)) / DRAG;
  const x = grain.x * width + grain.vx * thrown * height;
  const y = (grain.y + grain.vy * thrown + GRAVITY * (s - thrown) * 0.75) * height;
  const unit = Math.min(width, height);
  if (y > height + unit * SIZE.long) return;
  const spin = grain.tilt + s * grain.turns * Math.PI * 2;
  pen.save();
  pen.translate(x, y);
  pen.rotate(grain.tilt + s * grain.turns);
  // It turns over, too: then it is seen from its edge.
  pen.scale(1, Math.cos(spin));
  pen.fillStyle = grain.colour;
  pen.fillRect((-unit * SIZE.long) / 2, (-unit * SIZE.short) / 2, unit * SIZE.long, unit * SIZE.short);
  pen.restore();
}
