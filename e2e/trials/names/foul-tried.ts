/** The terms are kept encoded, so that nobody has to read them who only reads the code. */
const TERMS = {
  en:
    'ZnVjayBmdWNrZXIgZnVja2luZyBtb3RoZXJmdWNrZXIgc2hpdCBidWxsc2hpdCBzaGl0aGVhZCBiaXRjaCBjdW50IG5pZ2dlciBm' +
    'YWdnb3QgYXNzaG9sZSBkaWNraGVhZCBjb2Nrc3Vja2VyIHB1c3N5IHdob3JlIHNsdXQgd2Fua2VyIHR3YXQgcGVuaXMgdmFnaW5h' +
    'IGJvb2JzIHBvcm4gaGl0bGVyIG5hemkgZGlsZG8gYmxvd2pvYiBiYXN0YXJkIGphY2thc3Mgc2hhcm11dGEga3VzZW1layBtYW55' +
    'YWsgcmFwaXN0IHJldGFyZA==',
  he:
    '15bXldeg15Qg16nXqNee15XXmNeUINeb15XXodeQ157XpyDXm9eV16HXotee16cg157XlteT15nXmdefINeq15bXk9eZ15nXnyDX' +
    'nNeW15nXmdefINee15bXmdeZ158g15fXqNeQINee16DXmdeQ16cg157XoNeZ15nXpyDXqdee15XXpyDXp9eV16fXodeZ16DXnCDX' +
    'lNeZ15jXnNeoINeg15DXpteZINeh16fXoSDXpNeV16jXoNeVINek15DXpyDXntek15LXqCDXqdeo157XldeY15XXqiDXlNeW15XX' +
    'oNeUINek15DXp9eZ16DXkiDXpteZ16bXmdedINeb15XXoSDXlteZ158g16rXlteZ15nXnyDXkdef15bXldeg15Qg16TXqNeV16bX' +
    'lCDXlNeW15nXnyDXoNeQ16bXmdedINeU15nXmNec16jXmdedINee15bXk9eZ15nXoNeqINep16jXnteV15g=',
  ar:
    '2LTYsdmF2YjYt9ipINi02LHZhdmI2Lcg2YLYrdio2Kkg2YPYsyDZg9iz2YXZgyDYstioINiy2KjZiiDYt9mK2LIg2LfZitiy2YMg' +
    '2YXZhtmK2YjZgyDZhdiq2YbYp9mDINmG2YrZgyDYp9mG2YrZg9mDINiu2YjZhCDYudix2LUg2YXYudix2LUg2K/ZitmI2Ksg2K7Y' +
    'sdinINi52KfZh9ix2Kkg2LPZg9izINmH2KrZhNixINmC2YjYp9ivINmE2YjYt9mKINi02LHYp9mF2YrYtyDZhdmG2YrZgyDYp9mE' +
    '2YLYrdio2Kkg2KfZhNi52KfZh9ix2Kkg2KfZhNi02LHZhdmI2LfYqSDYudix2LXYp9iqINmD2LPYp9iu2KrZgyDYt9mK2LLZiiDZ' +
    'hdmI2YXYsyDZhdmG2KfZitmDINmD2LPYp9mF2YM=',
};

/** A name that somebody tries, and how it was hidden. */
export interface FoulTry {
  language: keyof typeof TERMS;
  trick: string;
  name: string;
}

const LEET: Readonly<Record<string, string>> = { i: '1', o: '0', e: '3', a: '@', s: '$' };
/** Cyrillic letters drawn like Latin ones. */
const DRAWN_ALIKE: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у' };

const TRICKS: Readonly<Record<string, (term: string) => string>> = {
  plain: (term) => term,
  'spaces between': (term) => [...term].join(' '),
  'two pieces': (term) => `${term.slice(0, 2)} ${term.slice(2)}`,
  'dots between': (term) => [...term].join('.'),
  'lines between': (term) => [...term].join('_'),
  'invisible between': (term) => [...term].join('\u200B'),
  'joiners between': (term) => [...term].join('\u2060'),
  'wide spaces between': (term) => [...term].join('\u2003'),
  'letters repeated': (term) => [...term].map((letter, at) => (at === 1 ? letter.repeat(3) : letter)).join(''),
  'in a name': (term) => `Dana ${term}`,
  'with a number': (term) => `${term} 7`,
};
const LATIN_TRICKS: typeof TRICKS = {
  capitals: (term) => term.toUpperCase(),
  'digits for letters': (term) => [...term].map((letter) => LEET[letter] ?? letter).join(''),
  'another alphabet': (term) => [...term].map((letter) => DRAWN_ALIKE[letter] ?? letter).join(''),
  accents: (term) => term.replace(/[aeiou]/g, '$&\u0301'),
};
const MARK_TRICKS: Readonly<Record<'he' | 'ar', typeof TRICKS>> = {
  he: { points: (term) => [...term].join('\u05B8') },
  ar: { points: (term) => [...term].join('\u064E'), stretched: (term) => [...term].join('\u0640') },
};

/** Every term plain and with two tricks of its turn. */
export function foulTries(): FoulTry[] {
  return (['en', 'he', 'ar'] as const).flatMap((language) => {
    const tricks = Object.entries({ ...TRICKS, ...(language === 'en' ? LATIN_TRICKS : MARK_TRICKS[language]) });
    const terms = Buffer.from(TERMS[language], 'base64').toString('utf8').split(' ');
    return terms.flatMap((term, at) =>
      [0, 1 + (at % (tricks.length - 1)), 1 + ((at + 1 + (at % 3)) % (tricks.length - 1))].map((turn) => {
        const [trick = '', hide] = tricks[turn] ?? [];
        return { language, trick, name: hide?.(term) ?? term };
      }),
    );
  });
}
