/** What a host is advised after a first vote: explain first, let them talk, or reveal now. */
export type TalkAdvice = 'explain' | 'talk' | 'reveal';

export interface TalkPanelTexts {
  title: string;
  onlyYou: string;
  rightShare: (percent: number, right: number, of: number) => string;
  answeredCount: (count: number) => string;
  /** What to do, by how many were right. */
  advice: Record<TalkAdvice, string>;
  reveal: string;
  /** Where nothing is right. */
  results: string;
  letTalk: string;
  showHall: string;
  showHallHint: string;
  isRight: string;
}

/** Words of the console between two votes on a question. */
export const talkPanel: TalkPanelTexts = {
  title: 'The first vote',
  onlyYou: 'Only you see this',
  rightShare: (percent, right, of) => `${percent}% had it right: ${right} of ${of}`,
  answeredCount: (count) => `Answers: ${count}`,
  advice: {
    explain: 'Few had it right. Explain first, then let them talk.',
    talk: 'A good mix. Let them talk: they will convince one another.',
    reveal: 'Most had it right. Reveal now, there is little to talk about.',
  },
  reveal: 'Reveal now',
  results: 'Show results now',
  letTalk: 'Let them talk',
  showHall: 'Show the first vote to the hall',
  showHallHint: 'It draws people to the majority. After the second vote the hall sees both.',
  isRight: 'Correct',
};
