/** Letters that a person does not tell apart when searching; decomposition has removed most variants before. */
const SAME_LETTERS: Record<string, string> = {
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ی: 'ي',
  ک: 'ك',
  ﮎ: 'ك',
  ە: 'ه',
  ہ: 'ه',
  '׳': "'",
  '״': '"',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '־': '-',
  '–': '-',
  '—': '-',
};
const SAME_PATTERN = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'gu');
const ARABIC_ZERO = 0x660;
const PERSIAN_ZERO = 0x6f0;

/**
 * The text as it is searched and sorted: lower case, without niqqud, tashkeel and accents, final Hebrew forms, Arabic
 * letter variants and digits folded, white space single. The stored column and the query go through the same function.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .toLowerCase()
    .replace(SAME_PATTERN, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, latinDigit)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function latinDigit(digit: string): string {
  const point = digit.charCodeAt(0);
  return String(point - (point >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
}
