/** A text on its way to the program that speaks. */
export interface SpeakingTask {
  number: number;
  /** As the program names it. */
  voice: string;
  text: string;
}

/** What came of it: samples of 16 bits, 8 kHz, one channel; or in words why there are none. */
export type SpokenAnswer = { number: number } & ({ samples: Int16Array } | { fault: string });
