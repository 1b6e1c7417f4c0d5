/** What a caller hears until there is a place in the game. Spoken: no signs that a voice would read out. */
export interface JoiningTexts {
  hello: string;
  /** Of the language itself, said in it. */
  chooseLanguage: (key: number) => string;
  enterCode: string;
  codeLength: string;
  unknownCode: string;
  tryAgain: string;
  nothingHeard: string;
  goodbye: string;
  /** What a caller is called on all screens: by the last digits of the number, with a further number where that is taken. */
  callerName: (digits: string, further: number) => string;
  askRules: string;
  rulesElsewhere: string;
  askNumber: string;
  typeNumber: string;
  shortNumber: string;
  chooseTeam: string;
  askShapes: string;
  pressFor: (what: string, key: number) => string;
  press: (key: number) => string;
  thenHash: string;
  otherKey: string;
}

export const joining: JoiningTexts = {
  hello: 'Hello, and welcome to the game.',
  chooseLanguage: (key) => `For English, press ${key}.`,
  enterCode: 'Enter the six digits of the game code, then press the hash key.',
  codeLength: 'The game code has six digits.',
  unknownCode: 'There is no open game with this code.',
  tryAgain: 'Please try again.',
  nothingHeard: 'No key was pressed.',
  goodbye: 'Goodbye.',
  callerName: (digits, further) => `Caller ${digits}${further > 1 ? ` ${further}` : ''}`,
  askRules: 'This game has rules. To agree and join, press 1. To hear them, press 2. To hang up, press 0.',
  rulesElsewhere: 'The rules are written on the page of the game. Ask the host for them.',
  askNumber:
    'The host asks for a phone number. To give the number you are calling from, press 1. To give another one, press 2.',
  typeNumber: 'The host asks for a phone number. Enter it, then press the hash key.',
  shortNumber: 'This number is too short.',
  chooseTeam: 'Choose a team.',
  askShapes: 'One more step. Press the keys of the six shapes, in the order shown on the big screen.',
  pressFor: (what, key) => `For ${what}, press ${key}.`,
  press: (key) => `press ${key}.`,
  thenHash: 'Then press the hash key.',
  otherKey: 'This key can’t be used here.',
};
