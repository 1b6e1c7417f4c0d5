const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;
/** Vowel points, accents, and the Arabic stretching line: decoration of a letter, not a letter. */
const MARKS = /[\p{Mn}\p{Me}\u0640]/gu;

/** Signs that are letters with a stroke, or drawn like letters, each before what it is read as. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  '₣F ₵C ₭K ₦N ₳A ₲G ₱P ₴S ₮T ₩W ₥M ฿B ¥Y ᙭X 〇O װוו ױוי ײיי'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
/** Where alphabets of framed letters begin: circles and squares filled black, and the letters of flags. */
const FRAMED: readonly number[] = [0x1f150, 0x1f170, 0x1f1e6];
const READ_AS = new RegExp(
  `[^\\P{Nd}0-9]|[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}${[...SIGNS.keys()].join('')}]`,
  'gu',
);

/**
 * A text in plain letters and digits: without marks and invisible characters, framed and styled letters as themselves,
 * digits of every script as those of ours.
 */
export function plainLetters(text: string): string {
  const bare = text.toWellFormed().normalize('NFKD').replace(INVISIBLE, '').replace(MARKS, '');
  return bare.replace(READ_AS, readAs);
}

function readAs(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  const first = FRAMED.find((one) => point >= one && point < one + 26);
  if (first !== undefined) return String.fromCodePoint(65 + point - first);
  return SIGNS.get(sign) ?? digit(point);
}

/** Unicode puts the ten digits of a script at the first or the seventh place of a row of sixteen. */
function digit(point: number): string {
  const row = point - (point % 16);
  return String(point - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6));
}
