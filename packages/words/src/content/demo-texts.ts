/** A question with its answers, the right ones first or told apart by the builder. */
interface DemoChoice {
  question: string;
  message: string;
  answers: readonly string[];
}

/** Every text of the demo game in one language. */
export interface DemoTexts {
  name: string;
  description: string;
  waiting: string;
  welcome: { heading: string; message: string; alt: string };
  /** Hearts of an octopus: the third answer is right. */
  octopus: DemoChoice & { alt: string };
  /** Mammals: the first and third answers are right. */
  mammals: DemoChoice;
  /** Which picture is Saturn: pictures in the order of `pictures`, the second is right. */
  saturn: { question: string; message: string; pictures: readonly string[] };
  /** True. */
  deadSea: { question: string; message: string; alt: string };
  /** Sunlight: the second answer is right. */
  sunlight: DemoChoice & { openingAlt: string; endingAlt: string };
  /** Typed: the spellings that count. */
  jupiter: { question: string; message: string; spellings: readonly string[] };
  /** Number: 206, give or take 10. */
  bones: { question: string; message: string; unit: string };
  /** Order: planets from the Sun outwards. */
  planets: { question: string; message: string; items: readonly string[] };
  /** False. */
  penguins: { question: string; message: string; alt: string };
  /** A survey: mountains, sea, desert, space. */
  journey: DemoChoice & { alts: readonly string[] };
}
