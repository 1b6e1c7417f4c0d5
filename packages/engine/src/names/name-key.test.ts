import { expect, test } from 'vitest';
import { cleanName, drawnKey, nameKey } from './name-key.ts';

test.each([
  ['case', 'Noa', 'NOA'],
  ['spaces', 'Noa Levi', ' noa  levi'],
  ['accents', 'José', 'jose'],
  ['width', 'Ｎｏａ', 'Noa'],
  ['a zero-width space', 'No\u200Ba', 'Noa'],
  ['a direction mark', '\u200FNoa\u202E', 'Noa'],
  ['a Hangul filler', 'Noa\u3164', 'Noa'],
  ['Cyrillic letters', 'Dаnа', 'Dana'],
  ['capital Cyrillic letters', 'ВЕТА', 'beta'],
  ['Greek letters', 'Νοα', 'Noa'],
  ['zero and O', 'N0A', 'noa'],
  ['one, small L and capital I', 'Lior 1', 'Lior I'],
  ['small L', 'Lior l', 'Lior 1'],
  ['niqqud', 'נֹעָה', 'נועה'.replace('ו', '')],
  ['tashkeel', 'مُحَمَّد', 'محمد'],
  ['the stretching line', 'محـــمد', 'محمد'],
  ['hamza on alef', 'أحمد', 'احمد'],
  ['Persian yeh', 'علی', 'علي'],
  ['Arabic digits', 'فريق ٣', 'فريق 3'],
  ['Armenian letters', 'Jսdy Cօհեn'.replace('ե', 'e'), 'Judy Cohen'],
  ['Cherokee letters', '\u13DFhristina', 'Christina'],
  ['small Cherokee letters', '\u13DFhristina'.toLowerCase(), 'Christina'],
  ['small capitals', 'ᴅᴀɴ', 'Dan'],
  ['a Cyrillic izhitsa', 'Leѵi', 'Levi'],
  ['a samekh', 'Nסa', 'Noa'],
  ['r and n', 'Ornri', 'Omri'],
  ['two v', 'Andrevv', 'Andrew'],
  ['quotation marks', 'ג׳ני', "ג'ני"],
  ['Lisu letters', 'ꓠoa ꓡevi', 'Noa Levi'],
  ['nothing but Lisu letters', 'ꓠꓳꓮ', 'NOA'],
  ['Coptic letters', 'ⲚⲞⲀ', 'NOA'],
  ['small Coptic letters', 'ⲛⲟⲁ', 'noa'],
  ['nothing but Cherokee letters', 'ᏴᎾᏴ', 'BOB'],
  ['Canadian syllabics', 'ᑭᗩT', 'PAT'],
  ['Thai digits', 'n๐a', 'noa'],
  ['Devanagari digits', 'Dan ४', 'Dan 4'],
  ['a Chinese zero', '〇〇', 'OO'],
  ['round letters of other scripts', 'Nဝa ㅇ ዐ ഠ', 'Noa O O O'],
  ['squared letters', '🅽🅾🅰', 'NOA'],
  ['emoji letters', '🅾\uFE0Fz', 'Oz'],
  ['circled letters', '🅝oa', 'noa'],
  ['regional indicators', '🇳🇴🇦', 'NOA'],
  ['currency signs', '₦₳₮₳₦', 'Natan'],
  ['letters with hooks and strokes', 'Ɗɑŋɨɇł', 'Daniel'],
  ['samekh for final mem', 'סס', 'סם'],
  ['samekh for final mem in a name', 'אברהס לוי', 'אברהם לוי'],
  ['final mem for samekh', 'םתיו', 'סתיו'],
  ['vav for final nun after vav', 'רוו', 'רון'],
  ['vav for final nun of two letters', 'לוי דו', 'לוי דן'],
  ['vav for final nun before a number', 'דו2', 'דן2'],
  ['final nun for vav', 'דןד', 'דוד'],
  ['Yiddish pairs', 'לױ', 'לוי'],
])('%s do not make another name', (_, one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
  expect(nameKey(one)).not.toBe('');
});

test.each([
  ['Noa', 'Noam'],
  ['נועה', 'נועם'],
  ['דן', 'רן'],
  ['محمد', 'محمود'],
  ['Dan 2', 'Dan 3'],
  ['😀', '😁'],
  ['🇮🇱', '🇮🇶'],
  // Both are common: only where no name ends in vav is one taken for final nun.
  ['עידו', 'עידן'],
  ['עדו', 'עדן'],
  ['ליאו', 'ליאן'],
  ["ג'ו", "ג'ן"],
  ['דוד', 'דנד'],
  // Joined, c and l are drawn like d, but people are called so.
  ['Clara', 'Dara'],
  ['Clay', 'Day'],
  ['Adam', 'Aclam'],
])('%s and %s are two names', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

test('small Greek letters are known by their looks, too', () => {
  expect(drawnKey('Leνι')).toBe(nameKey('Levi'));
  expect(drawnKey('Dαηiel')).toBe(nameKey('Daniel'));
  expect(drawnKey('Jυdγ')).toBe(nameKey('Judy'));
  expect(drawnKey('Ζιν')).toBe(nameKey('Ziv'));
  for (const name of ['Noa', 'NIKOS', 'נועה', 'محمد', '\uD800', '']) expect(drawnKey(name)).toBeNull();
});

test('case never makes another name, whatever the alphabet', () => {
  for (const name of ['ΝΙΚΟΣ', 'ΥΠΑΤΙΑ', 'ГЛЕБ', 'ВЛАДИМИР', 'ÄÖÜ', 'IAN', 'QUINN'])
    expect(nameKey(name.toLowerCase().replace('ς', 'σ'))).toBe(nameKey(name));
});

test.each([['', '   ', '\u200B\u2060', '\u0301', '\u3164', '\u2800']].flat())('nothing to see: %j', (name) => {
  expect(nameKey(name)).toBe('');
});

test.each(['ᚾᛟᚨ', 'ⵏⵓⴰ', 'Noa ߊߋ', 'ꪀꪮꪖ', '𐌀dam', 'ꓤon', 'ꔖam'])(
  'letters of scripts that no player writes are no name: %s',
  (name) => {
    expect(nameKey(name)).toBe('');
  },
);

test.each([
  'אברהם',
  'محمد',
  'José Müller-Łukasz',
  'Дмитрий',
  'Γιώργος',
  'አበበ ቢቂላ',
  'नेहा शर्मा',
  'สมชาย',
  'ნინო',
  'Արամ',
  'রাহুল',
  'தமிழ்',
  '王小明',
  'さくら サクラ',
  '김민준',
  '😀',
  '🇮🇱',
  '★彡 Noa ツ ☆',
  '꧁Noa꧂',
])('%s is a name', (name) => {
  expect(nameKey(name)).not.toBe('');
});

test('a name is shown without control and direction characters', () => {
  expect(cleanName('  Noa\u202E \n\t Levi\u0000 ')).toBe('Noa Levi');
  expect(cleanName('נֹעָה 👩‍🚀')).toBe('נֹעָה 👩‍🚀');
});

test.each([
  ['Hebrew with dagesh, vowel and shin dot', '\u05E9\u05BC\u05C1\u05B8\u05DC\u05D5\u05B9\u05DD'],
  ['Hebrew with vowel, dagesh and cantillation', '\u05D1\u05BC\u05B0\u0596'],
  ['Arabic with shadda and harakat', 'مُحَمَّد'],
  ['Vietnamese', 'Nguyễn Thị Ở'],
  ['a heart and a family', '❤️ 👨‍👩‍👧 5️⃣ 🏳️‍🌈'],
])('marks stay: %s', (_, name) => {
  expect(cleanName(name)).toBe(name.normalize('NFC'));
});

test.each([
  ['on one letter', `Z${'\u0335'.repeat(36)}o`, 'Z\u0335\u0335\u0335o'],
  ['before any letter', `${'\u0335'.repeat(9)}Zo`, '\u0335\u0335\u0335Zo'],
  ['with joiners between', `Z${'\u0335\u200D'.repeat(9)}o`, 'Z\u0335\u0335\u0335o'],
  ['with direction marks between', `Z${'\u0335\u200F'.repeat(9)}o`, 'Z\u0335\u0335\u0335o'],
])('of a tower of marks three stay: %s', (_, tower, shown) => {
  expect(cleanName(tower)).toBe(shown);
});

test('what nobody sees is not kept in a name, what makes a picture or a word is', () => {
  expect(cleanName('admin\u200B\u2060\u00AD')).toBe('admin');
  expect(cleanName('ad\u200Cmi\u200Dn\u200D')).toBe('admin');
  expect(cleanName('No\u3164a\uFE0F\u{E0041}')).toBe('Noa');
  for (const name of [
    '👩\u200D👩\u200D👧 Levi',
    '❤\uFE0F\u200D🔥',
    '👍🏽',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    'می\u200Cخواهم',
    'ක්\u200Dෂ',
  ])
    expect(cleanName(name)).toBe(name);
});
