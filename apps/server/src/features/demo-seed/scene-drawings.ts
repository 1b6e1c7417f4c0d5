import { cloud, disc, drawing, oval, shape, sky, stars, stroke } from './svg-parts.ts';

const W = 1600;
const H = 900;

/** A balloon over hills in the morning. */
export function drawBalloon(): string {
  const stripe = (from: number, to: number, fill: string) =>
    shape(
      `M800 130 Q${from} 200 ${from} 370 Q${from} 500 ${800 + (from - 800) * 0.3} 590 L${800 + (to - 800) * 0.3} 590 Q${to} 500 ${to} 370 Q${to} 200 800 130Z`,
      fill,
    );
  const balloon =
    stripe(560, 680, '#e5484d') +
    stripe(680, 750, '#ffd166') +
    stripe(750, 850, '#e5484d') +
    stripe(850, 920, '#ffd166') +
    stripe(920, 1040, '#e5484d') +
    stroke('M730 592 L755 672 M870 592 L845 672', '#6b4226', 5) +
    shape('M748 670 h104 l-10 66 q-42 12 -84 0Z', '#a86b3c') +
    stroke('M752 690 h96 M756 712 h88', '#7c4a24', 5);
  return drawing(
    W,
    H,
    sky(W, H, '#63b7f0', '#fde9c9') +
      disc(1310, 250, 92, '#ffdf80') +
      disc(1310, 250, 130, '#ffdf80', 'opacity="0.3"') +
      cloud(330, 260, 150) +
      cloud(1200, 480, 120) +
      cloud(180, 520, 90) +
      shape('M0 690 Q300 560 620 680 T1240 660 T1600 640 V900 H0Z', '#8ccf8a') +
      balloon +
      shape('M0 770 Q380 660 760 770 T1600 740 V900 H0Z', '#5cb36b') +
      shape('M0 850 Q460 780 900 850 T1600 830 V900 H0Z', '#3f9657') +
      [180, 260, 1330, 1430]
        .map((x) => shape(`M${x} 800 l34 -92 l34 92Z`, '#2c7a45') + shape(`M${x + 6} 756 l28 -82 l28 82Z`, '#33874e'))
        .join(''),
  );
}

/** An octopus with eight arms on the bottom of the sea. */
export function drawOctopus(): string {
  const arm = (path: string) => stroke(path, '#e2557b', 46);
  const arms = [
    'M720 470 Q560 500 500 610 Q470 690 390 660',
    'M740 500 Q620 580 610 690 Q600 790 510 780',
    'M770 520 Q710 640 740 720 Q760 800 690 825',
    'M790 530 Q770 650 810 720 Q830 780 790 835',
    'M820 530 Q850 640 890 710 Q910 790 860 830',
    'M840 520 Q920 620 900 700 Q930 800 1010 815',
    'M870 500 Q1000 570 1000 680 Q1020 780 1110 760',
    'M890 470 Q1050 500 1110 590 Q1150 660 1230 630',
  ];
  const bubble = (x: number, y: number, r: number) =>
    disc(x, y, r, 'none', 'stroke="#d8f3ff" stroke-width="5" opacity="0.8"') +
    disc(x - r * 0.3, y - r * 0.3, r * 0.2, '#ffffff', 'opacity="0.8"');
  const weed = (x: number, h: number) =>
    stroke(`M${x} 880 q-40 -${h * 0.3} 0 -${h * 0.55} q40 -${h * 0.25} 0 -${h * 0.5}`, '#1f8f78', 20);
  return drawing(
    W,
    H,
    sky(W, H, '#1fa3c9', '#0b4f86') +
      shape('M250 0 L420 0 L300 900 L60 900Z', '#ffffff', 'opacity="0.06"') +
      shape('M900 0 L1080 0 L1180 900 L900 900Z', '#ffffff', 'opacity="0.06"') +
      weed(150, 330) +
      weed(220, 240) +
      weed(1440, 360) +
      weed(1370, 220) +
      shape('M0 830 Q400 770 800 830 T1600 810 V900 H0Z', '#e9cf94') +
      arms.map(arm).join('') +
      oval(805, 350, [190, 215], '#ee6a8e') +
      oval(805, 500, [140, 80], '#ee6a8e') +
      oval(740, 250, [40, 58], '#f792ae', 'transform="rotate(25 740 250)"') +
      disc(735, 415, 48, '#ffffff') +
      disc(875, 415, 48, '#ffffff') +
      disc(745, 422, 24, '#22304a') +
      disc(865, 422, 24, '#22304a') +
      disc(753, 413, 8, '#ffffff') +
      disc(873, 413, 8, '#ffffff') +
      stroke('M765 492 Q805 526 845 492', '#a92f55', 10) +
      disc(690, 480, 24, '#f792ae') +
      disc(920, 480, 24, '#f792ae') +
      bubble(1120, 260, 34) +
      bubble(1180, 180, 20) +
      bubble(1090, 150, 14) +
      bubble(450, 340, 26) +
      bubble(410, 250, 16),
  );
}

/** A salt shore below bare mountains, with a bather lying on the water and reading. */
export function drawDeadSea(): string {
  const salt = (x: number, y: number, s: number) =>
    oval(x, y, [s, s * 0.4], '#ffffff') + oval(x + s * 0.5, y - s * 0.25, [s * 0.5, s * 0.28], '#f2fbff');
  const bather =
    oval(850, 610, [215, 30], '#9fe0e3', 'opacity="0.8"') +
    stroke('M760 590 Q840 606 930 584 L1010 566', '#e0a478', 40) +
    stroke('M790 592 L880 596', '#e5484d', 46) +
    stroke('M745 572 L790 520 L830 512', '#e0a478', 24) +
    disc(718, 560, 42, '#e0a478') +
    shape('M672 556 q6 -54 56 -46 q30 8 34 34Z', '#ffd166') +
    shape('M800 470 l74 -14 l20 66 l-74 14Z', '#ffffff') +
    stroke('M814 484 l56 -10 M820 502 l56 -10', '#7b93b5', 5);
  return drawing(
    W,
    H,
    sky(W, H, '#8fd0f5', '#fff1d6') +
      disc(280, 190, 80, '#ffd873') +
      cloud(1220, 170, 110) +
      shape(
        'M0 430 L160 330 L300 390 L480 290 L660 400 L840 310 L1010 390 L1220 280 L1400 380 L1600 310 V520 H0Z',
        '#c79a80',
      ) +
      shape('M0 470 L220 400 L420 450 L640 390 L900 460 L1180 390 L1420 450 L1600 410 V540 H0Z', '#b27f68') +
      `<rect y="500" width="${W}" height="400" fill="#35a7b5"/>` +
      stroke('M120 560 h200 M420 690 h240 M1120 560 h260 M1180 700 h200 M240 760 h160', '#7fd0d5', 10) +
      bather +
      shape('M0 830 Q260 770 520 840 T1080 830 T1600 790 V900 H0Z', '#efe3cc') +
      salt(160, 820, 70) +
      salt(470, 850, 54) +
      salt(980, 850, 60) +
      salt(1380, 815, 80) +
      salt(1220, 860, 40),
  );
}

/** The Sun and, far away and small, the Earth. */
export function drawSunlight(): string {
  const ray = (i: number) =>
    `<rect x="${360 + 270}" y="438" width="${i % 2 ? 70 : 110}" height="24" rx="12" fill="#ffc94d" transform="rotate(${i * 22.5} 360 450)"/>`;
  return drawing(
    W,
    H,
    sky(W, H, '#101542', '#2a2c6b') +
      stars(W, H, 110) +
      disc(360, 450, 330, '#ffb938', 'opacity="0.18"') +
      Array.from({ length: 16 }, (_, i) => ray(i)).join('') +
      disc(360, 450, 240, '#ffd04f') +
      disc(300, 390, 150, '#ffe07d', 'opacity="0.7"') +
      stroke('M790 450 H1250', '#ffe9a8', 10, 'stroke-dasharray="4 34"') +
      disc(1370, 450, 62, '#2f7fd1') +
      shape('M1340 420 q30 -26 58 -8 q22 30 -10 46 q-42 10 -48 -38Z', '#6dbb63') +
      shape('M1376 476 q26 -6 30 12 q-18 24 -34 14Z', '#6dbb63') +
      disc(1470, 380, 16, '#d9dde8'),
  );
}

/** Penguins on the ice. */
export function drawPenguins(): string {
  const penguin = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">` +
    oval(-52, 210, [44, 18], '#f49b2f') +
    oval(52, 210, [44, 18], '#f49b2f') +
    oval(-128, 40, [34, 118], '#232b45', 'transform="rotate(14 -128 40)"') +
    oval(128, 40, [34, 118], '#232b45', 'transform="rotate(-14 128 40)"') +
    oval(0, 40, [130, 180], '#2b3452') +
    oval(0, 72, [92, 140], '#ffffff') +
    disc(0, -130, 96, '#2b3452') +
    oval(-36, -116, [42, 50], '#ffffff') +
    oval(36, -116, [42, 50], '#ffffff') +
    disc(-34, -126, 14, '#1a2036') +
    disc(34, -126, 14, '#1a2036') +
    disc(-30, -131, 5, '#ffffff') +
    disc(38, -131, 5, '#ffffff') +
    shape('M-30 -96 Q0 -116 30 -96 Q0 -58 -30 -96Z', '#f49b2f') +
    '</g>';
  const flake = (i: number) =>
    disc((i * 311 + 90) % W, (i * 173 + 40) % 640, 4 + (i % 4) * 2, '#ffffff', 'opacity="0.85"');
  return drawing(
    W,
    H,
    sky(W, H, '#a9d6f5', '#eaf6ff') +
      shape('M0 560 L190 400 L330 500 L520 360 L760 560Z', '#d4eafa') +
      shape('M900 560 L1130 380 L1290 480 L1440 400 L1600 520 V560Z', '#d4eafa') +
      `<rect y="540" width="${W}" height="160" fill="#4fa3d8"/>` +
      shape('M80 560 l60 -60 l110 10 l70 60Z', '#ffffff') +
      shape('M1240 570 l50 -50 l130 4 l60 56Z', '#ffffff') +
      shape('M0 690 Q400 630 800 690 T1600 670 V900 H0Z', '#f6fbff') +
      oval(600, 812, [190, 24], '#d7e6f2') +
      oval(985, 832, [130, 18], '#d7e6f2') +
      penguin(600, 560, 1.15) +
      penguin(985, 668, 0.74) +
      Array.from({ length: 40 }, (_, i) => flake(i)).join(''),
  );
}
