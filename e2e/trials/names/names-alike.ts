/** Names that are taken, and that others want to be called too. */
export const WANTED: readonly string[] = [
  ...[
    'Noa Levi',
    'Daniel',
    'Christina',
    'Alex Cohen',
    'Olivia 10',
    'Peter Pan',
    'Maya',
    'Boaz',
    'Yehuda',
    'Kim',
    'Xavier',
  ],
  ...['Sophie', 'Ibrahim', 'Lior', 'Wendy', 'Vivian', 'Quentin', 'George', 'Ziv', 'Judy'],
  ...['נועה לוי', 'יוסף כהן', 'שירה', "ג'וני", 'קבוצה 7', 'סיסי', 'טל'],
  ...['محمد علي', 'فاطمة', 'أحمد', 'يوسف كرم', 'ليلى ٣', 'فريق ٧', 'هالة'],
];

const between = (sign: string) => (name: string) => [...name].join(sign);
const around = (open: string, close: string) => (name: string) => `${open}${name}${close}`;
/** Every letter of a list replaced by its double: `aаbв` stands for a → а, b → в. */
function drawn(pairs: string): (name: string) => string {
  const signs = [...pairs.replaceAll(' ', '')];
  const doubles = new Map(signs.flatMap((sign, at) => (at % 2 === 0 ? [[sign, signs[at + 1] ?? sign] as const] : [])));
  return (name) => [...name].map((letter) => doubles.get(letter) ?? letter).join('');
}
/** Basic Latin letters moved to where another style of them begins. */
function styled(small: number, capital: number): (name: string) => string {
  return (name) =>
    name
      .replace(/[a-z]/g, (letter) => String.fromCodePoint(small + letter.charCodeAt(0) - 97))
      .replace(/[A-Z]/g, (letter) => String.fromCodePoint(capital + letter.charCodeAt(0) - 65));
}

/** Ways to be called the same and yet not: what a room must not let in beside the first. */
export const ALIKE: Readonly<Record<string, (name: string) => string>> = {
  capitals: (name) => name.toUpperCase(),
  'small letters': (name) => name.toLowerCase(),
  'mixed case': (name) => [...name].map((one, at) => (at % 2 ? one.toUpperCase() : one.toLowerCase())).join(''),
  'spaces around': around('  ', ' \u00A0'),
  'two spaces': (name) => name.replace(' ', '  '),
  'no space': (name) => name.replace(' ', ''),
  'a wide space': (name) => name.replace(' ', '\u3000'),
  'one letter at a time': between(' '),
  'full width': styled(0xff41, 0xff21),
  'bold mathematics': styled(0x1d41a, 0x1d400),
  'script mathematics': styled(0x1d4ea, 0x1d4d0),
  monospace: styled(0x1d68a, 0x1d670),
  circled: styled(0x24d0, 0x24b6),
  'zero-width spaces': between('\u200B'),
  'zero-width joiners': between('\u200D'),
  'zero-width non-joiners': between('\u200C'),
  'word joiners': between('\u2060'),
  'soft hyphens': between('\u00AD'),
  'grapheme joiners': between('\u034F'),
  'variation selectors': between('\uFE0F'),
  tags: (name) => `${name}\u{E0061}\u{E007F}`,
  'Hangul fillers': around('\u3164', '\uFFA0'),
  'a blank pattern': (name) => `${name}\u2800`,
  'byte order mark': (name) => `\uFEFF${name}`,
  'left-to-right mark': (name) => `\u200E${name}`,
  'right-to-left mark': (name) => `${name}\u200F`,
  'Arabic letter mark': (name) => `${name}\u061C`,
  overrides: around('\u202D', '\u202C'),
  isolates: around('\u2066', '\u2069'),
  accents: (name) => name.replace(/[a-z]/g, '$&\u0301'),
  'marks below': between('\u0323'),
  'composed accents': drawn('aä eé oö iï nñ uü yý'),
  Cyrillic: drawn(
    'aа bЬ cс dԁ eе hһ iі jј kк mм nп oо pр qԛ sѕ vѵ wԝ xх yу AА BВ CС EЕ HН IІ JЈ KК MМ OО PР SЅ TТ XХ YУ',
  ),
  Greek: drawn('aα iι kκ nη oο pρ uυ vν xχ yγ AΑ BΒ EΕ HΗ IΙ KΚ MΜ NΝ OΟ PΡ TΤ XΧ YΥ ZΖ'),
  Armenian: drawn('gց hհ nո oօ qզ uս'),
  Cherokee: drawn(
    'A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 S\u13DA T\u13A2 V\u13D9 W\u13B3 Z\u13C3',
  ),
  'small capitals': drawn('aᴀ bʙ cᴄ dᴅ eᴇ gɢ hʜ iɪ jᴊ kᴋ lʟ mᴍ nɴ oᴏ pᴘ rʀ sꜱ tᴛ uᴜ vᴠ wᴡ yʏ zᴢ'),
  'zero for O': (name) => name.replace(/o/gi, '0'),
  'one for l and I': (name) => name.replace(/[lI]/g, '1'),
  'I for l': (name) => name.replaceAll('l', 'I'),
  'l for i': (name) => name.replace(/[iI]/g, 'l'),
  'a bar for l': (name) => name.replaceAll('l', '|'),
  'r and n for m': (name) => name.replace(/m/g, 'rn'),
  'two v for w': (name) => name.replace(/w/gi, 'vv'),
  'samekh for o': (name) => name.replace(/o/gi, 'ס'),
  niqqud: (name) => name.replace(/[א-ת]/g, '$&\u05B8'),
  'Hebrew presentation forms': drawn('אﬡ דﬢ הﬣ כﬤ לﬥ רﬧ'),
  geresh: (name) => name.replaceAll("'", '׳'),
  'curly quote': (name) => name.replaceAll("'", '’'),
  tashkeel: (name) => name.replace(/[ء-ي]/g, '$&\u064E'),
  tatweel: (name) => name.replace(/([بتسلمنيهكعف])(?=[ء-ي])/g, '$1\u0640'),
  'alef without hamza': (name) => name.replace(/[أإآ]/g, 'ا'),
  'Persian letters': drawn('يی كک هہ'),
  'heh for teh marbuta': (name) => name.replaceAll('ة', 'ه'),
  'other digits': drawn('3٣ 7٧ ٣۳ ٧7 1١ 0٠'),
};

/** Characters that may not stand in a stored name: controls, direction marks and overrides, lone halves of a pair. */
export const UNWANTED = /[\p{Cc}\u200E\u200F\u061C\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|\p{Cs}/u;
const CONTROLS = '\u0000 \u0001 \u0007 \u0008 \t \n \r \u001B \u007F \u0085 \u009F \u2028 \u2029 \u200E \u200F \u061C';
const DIRECTIONS = '\u202A \u202B \u202C \u202D \u202E \u2066 \u2067 \u2068 \u2069 \uFEFF \uFFFE \uFFFF \uD83D \uDE00';

/** A name with each of them, before, in and after it. */
export function namesWithControls(): string[] {
  return `${CONTROLS} ${DIRECTIONS}`.split(' ').map((sign, at) => `${sign}Pla${sign}yer${sign} no${at + 1}${sign}`);
}

/** Names that would be markup where text is not kept as text. Each would leave an element with the id `planted`. */
export const MARKUP: readonly string[] = [
  '<b id=planted>Bold</b>',
  '<img src=x id=planted onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg id=planted onload=alert(1)>',
  '<a id=planted href=javascript:alert(1)>',
  '&lt;i id=planted&gt;',
  '{{7*7}} ${7*7}',
  "'); DROP TABLE user; --",
];
