import { completeContent, newAnswer, type Language, type MediaRef, type QuestionContent } from '@qc/contract';
import type { DemoTexts } from '@qc/words/content/demo-texts';
import type { PictureName } from './seed-pictures.ts';

type Show = (name: PictureName, alt: string) => MediaRef;

/** The slides of the demo game in order, one of every type that needs no other site, and every use of media. `show` gives a picture from the gallery. */
export function demoSlides(texts: DemoTexts, language: Language, show: Show): QuestionContent[] {
  const { welcome, octopus, mammals, saturn, deadSea, sunlight } = texts;
  const { jupiter, bones, planets: outwards, penguins, journey } = texts;
  const words = (answers: readonly string[], right: readonly number[]) =>
    answers.map((text, i) => newAnswer(text, right.includes(i)));
  const planets: PictureName[] = ['mars', 'saturn', 'earth', 'neptune'];
  const places: PictureName[] = ['mountains', 'sea', 'desert', 'space'];
  return [
    completeContent({
      type: 'media',
      question: welcome.heading,
      queMessage: welcome.message,
      mediaTitle: welcome.heading,
      openingMedia: show('balloon', welcome.alt),
    }),
    completeContent({
      type: 'trivia',
      question: octopus.question,
      queMessage: octopus.message,
      image: show('octopus', octopus.alt),
      answers: words(octopus.answers, [2]),
    }),
    completeContent({
      type: 'trivia',
      question: mammals.question,
      queMessage: mammals.message,
      selection: 'multiple',
      answers: words(mammals.answers, [0, 2]),
    }),
    completeContent({
      type: 'trivia',
      question: saturn.question,
      queMessage: saturn.message,
      answers: planets.map((name, i) => ({
        text: '',
        media: show(name, saturn.pictures[i] ?? ''),
        correct: name === 'saturn',
      })),
    }),
    completeContent({
      type: 'trueFalse',
      question: deadSea.question,
      queMessage: deadSea.message,
      image: show('deadSea', deadSea.alt),
      answers: [newAnswer('', true), newAnswer('', false)],
    }),
    completeContent({
      type: 'trivia',
      question: sunlight.question,
      queMessage: sunlight.message,
      openingMedia: show('space', sunlight.openingAlt),
      endingMedia: show('sunlight', sunlight.endingAlt),
      answers: words(sunlight.answers, [1]),
    }),
    completeContent({
      type: 'typed',
      question: jupiter.question,
      queMessage: jupiter.message,
      typing: { script: language, strictMarks: false, strictCase: false, strictSpaces: false },
      answers: jupiter.spellings.map((spelling) => newAnswer(spelling, true)),
    }),
    completeContent({
      type: 'number',
      question: bones.question,
      queMessage: bones.message,
      numberKey: { value: 206, rule: 'tolerance', tolerance: 10, unit: bones.unit },
    }),
    completeContent({
      type: 'order',
      question: outwards.question,
      queMessage: outwards.message,
      answers: outwards.items.map((item) => newAnswer(item)),
    }),
    completeContent({
      type: 'trueFalse',
      question: penguins.question,
      queMessage: penguins.message,
      image: show('penguins', penguins.alt),
      answers: [newAnswer('', false), newAnswer('', true)],
    }),
    completeContent({
      type: 'survey',
      question: journey.question,
      queMessage: journey.message,
      answers: places.map((name, i) => ({
        text: journey.answers[i] ?? '',
        media: show(name, journey.alts[i] ?? ''),
        correct: false,
      })),
    }),
  ];
}
