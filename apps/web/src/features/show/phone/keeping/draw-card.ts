import { faceText } from '../../faces/draw-face.ts';
import { stageColours } from '../../parts/stage-colours.ts';

/** What stands on a player's card: the own things alone, nobody else's. */
export interface CardWords {
  face: number;
  name: string;
  /** Such as "Place 3", and under it "of 40"; empty: none is told. */
  place: string;
  of: string;
  /** With its unit; empty: none is told. */
  points: string;
  game: string;
  direction: 'rtl' | 'ltr';
  mainColor: string;
  secondaryColor: string;
}

/** Size of the card, px. */
export const CARD = { width: 1080, height: 1350 } as const;
const FONT = "'Rubik Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif";
/** The narrowest that words on it get, as a part of their full size, before they are cut. */
const LEAST = 0.45;

/** What the card is called as a file. */
export const CARD_FILE = 'card.png';

/** Draws the card of a player who has finished and hands it on to other apps (`shares`), or saves it. */
export async function giveCard(words: CardWords, shares: boolean): Promise<void> {
  const card = await drawCard(words);
  if (!card) return;
  if (!shares) return save(card);
  try {
    await navigator.share({ files: [new File([card], CARD_FILE, { type: card.type })] });
  } catch (trouble) {
    // Who thinks better of it has not asked for a file.
    if (!(trouble instanceof DOMException && trouble.name === 'AbortError')) save(card);
  }
}

function save(card: Blob): void {
  const address = URL.createObjectURL(card);
  const link = document.createElement('a');
  link.href = address;
  link.download = CARD_FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Draws the card, as a PNG; null where the browser cannot. */
async function drawCard(words: CardWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const { ground, groundDeep, ink, accent } = stageColours(words.mainColor, words.secondaryColor);
  const slope = pen.createLinearGradient(0, 0, CARD.width * 0.4, CARD.height);
  slope.addColorStop(0, ground);
  slope.addColorStop(1, groundDeep);
  pen.fillStyle = slope;
  pen.fillRect(0, 0, CARD.width, CARD.height);
  pen.fillStyle = accent;
  pen.fillRect(0, CARD.height - 24, CARD.width, 24);
  await drawFace(pen, words.face);
  pen.direction = words.direction;
  pen.textAlign = 'center';
  pen.fillStyle = ink;
  line(pen, words.name, 690, 84);
  line(pen, words.place, 865, 150);
  line(pen, words.of, 955, 54);
  line(pen, words.points, 1065, 72);
  line(pen, words.game, 1240, 56);
  return await new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** One line in the middle, smaller where it is long, and cut where it is very long. `base`: of its letters, px from the top. */
function line(pen: CanvasRenderingContext2D, text: string, base: number, size: number): void {
  if (text === '') return;
  const room = CARD.width - 120;
  pen.font = `800 ${size}px ${FONT}`;
  const share = Math.max(LEAST, Math.min(1, room / pen.measureText(text).width));
  pen.font = `800 ${Math.floor(size * share)}px ${FONT}`;
  let shown = text;
  // Half of a sign that takes two units, such as an emoji, would be drawn as a box.
  const letters = [...text];
  while (letters.length > 0 && pen.measureText(shown).width > room) {
    letters.pop();
    shown = `${letters.join('')}…`;
  }
  pen.fillText(shown, CARD.width / 2, base);
}

/** The face, if the browser draws it: a card without one is a card. */
async function drawFace(pen: CanvasRenderingContext2D, face: number): Promise<void> {
  const picture = new Image(440, 440);
  // Some browsers draw no picture that does not say how large it is.
  const text = faceText(face).replace('<svg', '<svg width="440" height="440"');
  picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  try {
    await picture.decode();
    pen.drawImage(picture, (CARD.width - 440) / 2, 130, 440, 440);
  } catch {
    return;
  }
}
