import { cloud, disc, drawing, oval, shape, sky, stars, stroke } from './svg-parts.ts';

const W = 800;
const H = 600;

/** High mountains with snow and a pine wood. */
export function drawMountains(): string {
  const pine = (x: number, y: number, s: number) =>
    shape(
      `M${x} ${y - 90 * s} l${40 * s} ${60 * s} h-${80 * s}Z M${x} ${y - 55 * s} l${48 * s} ${65 * s} h-${96 * s}Z`,
      '#2c7a55',
    ) + `<rect x="${x - 7 * s}" y="${y + 8 * s}" width="${14 * s}" height="${20 * s}" fill="#7c5234"/>`;
  return drawing(
    W,
    H,
    sky(W, H, '#7cc4f2', '#eaf6ff') +
      cloud(160, 120, 70) +
      shape('M-40 470 L190 180 L330 350 L420 250 L640 470Z', '#8796b8') +
      shape('M190 180 L128 258 L165 282 L195 256 L226 288 L246 248Z', '#ffffff') +
      shape('M300 480 L560 110 L840 480Z', '#6d7ea6') +
      shape('M560 110 L482 222 L524 250 L560 214 L600 258 L646 222Z', '#ffffff') +
      shape('M0 450 Q220 390 430 450 T800 430 V600 H0Z', '#64b36d') +
      shape('M0 530 Q260 470 520 530 T800 510 V600 H0Z', '#459a58') +
      pine(90, 500, 0.9) +
      pine(170, 525, 1.1) +
      pine(640, 505, 1) +
      pine(725, 530, 1.2),
  );
}

/** A beach with an umbrella and a sailing boat. */
export function drawSea(): string {
  return drawing(
    W,
    H,
    sky(W, H, '#66c2f5', '#dff4ff') +
      disc(660, 110, 58, '#ffdb70') +
      cloud(190, 130, 76) +
      `<rect y="270" width="${W}" height="200" fill="#2291c7"/>` +
      stroke('M60 320 h90 M240 360 h120 M520 320 h110 M640 400 h100 M120 420 h100', '#7fcdee', 7) +
      shape('M400 300 h130 l-26 36 h-78Z', '#a8552f') +
      shape('M460 150 V290 H560Z', '#ffffff') +
      shape('M450 180 V290 H390Z', '#ffe3c2') +
      shape('M0 470 Q200 420 400 460 T800 440 V600 H0Z', '#f3d9a0') +
      stroke('M0 466 Q200 416 400 456 T800 436', '#ffffff', 12, 'opacity="0.85"') +
      stroke('M200 570 L240 400', '#8a5a36', 10) +
      shape(
        'M110 430 Q150 300 260 330 Q350 360 350 470 Q300 430 270 448 Q220 410 190 436 Q150 410 110 430Z',
        '#e5484d',
      ) +
      shape('M190 436 Q200 350 250 328 Q290 360 270 448 Q230 412 190 436Z', '#ffffff') +
      disc(560, 540, 30, '#ffffff') +
      shape('M560 510 A30 30 0 0 1 590 540 L560 540Z M560 570 A30 30 0 0 1 530 540 L560 540Z', '#2a9d8f'),
  );
}

/** Dunes in the evening, with a camel. */
export function drawDesert(): string {
  const camel =
    stroke('M330 420 V505 M362 420 V505 M470 420 V505 M500 415 V505', '#8f5a2b', 17) +
    shape(
      'M305 400 Q310 350 350 350 Q365 290 395 345 Q415 350 425 345 Q450 290 470 350 Q520 355 525 400 Q520 440 415 440 Q310 440 305 400Z',
      '#a86b34',
    ) +
    stroke('M515 390 Q560 390 570 330', '#a86b34', 32) +
    oval(588, 318, [42, 21], '#a86b34', 'transform="rotate(8 588 318)"') +
    shape('M556 306 l6 -22 l14 18Z', '#8f5a2b') +
    disc(586, 312, 4.5, '#3a2412') +
    stroke('M306 392 q-18 20 -10 46', '#8f5a2b', 8);
  return drawing(
    W,
    H,
    sky(W, H, '#f58a5a', '#ffe1a6') +
      disc(180, 250, 90, '#fff0b8') +
      shape('M0 400 Q200 280 420 380 T800 330 V600 H0Z', '#e8a858') +
      shape('M0 470 Q240 380 460 460 Q640 520 800 430 V600 H0Z', '#dc9344') +
      shape('M0 540 Q300 470 560 530 T800 500 V600 H0Z', '#c97d34') +
      camel +
      shape('M0 560 Q260 500 520 545 T800 530 V600 H0Z', '#b96f2c'),
  );
}

/** A rocket among the stars, the Moon below. */
export function drawSpace(): string {
  const rocket =
    shape('M400 90 Q480 170 470 330 H330 Q320 170 400 90Z', '#f4f6fb') +
    shape('M400 90 Q440 130 455 185 H345 Q360 130 400 90Z', '#e5484d') +
    shape('M332 260 L270 350 L334 336Z M468 260 L530 350 L466 336Z', '#e5484d') +
    disc(400, 232, 34, '#2b3a78') +
    disc(400, 232, 24, '#8fd3ff') +
    shape('M360 340 H440 Q430 420 400 450 Q370 420 360 340Z', '#ffb938') +
    shape('M378 340 H422 Q416 390 400 412 Q384 390 378 340Z', '#fff0b8');
  return drawing(
    W,
    H,
    sky(W, H, '#121745', '#37337f') +
      stars(W, H, 70) +
      disc(650, 140, 50, '#f1a66a') +
      oval(650, 140, [88, 16], 'none', 'transform="rotate(-20 650 140)" stroke="#ffd9a8" stroke-width="9"') +
      `<g transform="rotate(14 400 300)">${rocket}</g>` +
      disc(400, 1080, 600, '#cfd4e4') +
      oval(250, 540, [60, 18], '#b3b9cf') +
      oval(520, 560, [44, 13], '#b3b9cf') +
      oval(400, 515, [26, 8], '#b3b9cf'),
  );
}
