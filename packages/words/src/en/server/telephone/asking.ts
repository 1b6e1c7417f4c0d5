/** What a caller hears of a question that can be answered. */
export interface AskingTexts {
  question: (n: number) => string;
  true: string;
  false: string;
  /** An answer that is a picture without words. */
  picture: (n: number) => string;
  chooseSeveral: string;
  typeNumber: string;
  buzz: string;
  buzzAgain: string;
  hearAgain: string;
  stillOpen: string;
  secondsLeft: (n: number) => string;
  youChose: string;
  nothingChosen: string;
  pressedSoFar: (keys: string) => string;
  yourNumber: string;
  keepNumber: string;
  noNumber: string;
  received: string;
  /** Said after it, while answers are open. */
  mayChange: string;
  mayChangeSeveral: string;
  /** Between the whole part of a number and its digits behind the point, each said alone. */
  decimal: (whole: string, digits: string) => string;
  negative: (value: string) => string;
}

export const asking: AskingTexts = {
  question: (n) => `Question ${n}.`,
  true: 'True',
  false: 'False',
  picture: (n) => `Image ${n}`,
  chooseSeveral: 'Press the keys of all your answers, then the hash key.',
  typeNumber: 'Enter the number, then press the hash key. Star is the decimal point.',
  buzz: 'Know the answer? Press any key.',
  buzzAgain: 'The buzzers are open. Press any key.',
  hearAgain: 'To hear the question again, press star.',
  stillOpen: 'You can still answer.',
  secondsLeft: (n) => (n === 1 ? '1 second left.' : `${n} seconds left.`),
  youChose: 'You chose:',
  nothingChosen: 'No answer was chosen.',
  pressedSoFar: (keys) => `${keys} so far. To add one, press its key.`,
  yourNumber: 'Your number:',
  keepNumber: 'To send it, press 1. To enter another, press 2.',
  noNumber: 'That isn’t a number yet.',
  received: 'Your answer was received.',
  mayChange: 'To change it, press another key.',
  mayChangeSeveral: 'To change it, press the keys of your answers again, then the hash key.',
  decimal: (whole, digits) => `${whole} point ${digits}`,
  negative: (value) => `minus ${value}`,
};
