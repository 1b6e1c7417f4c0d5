import type { DemoTexts } from '../../content/demo-texts.ts';

/** The demo game in English. */
export const demoGame: DemoTexts = {
  name: 'A short trip around the world',
  description: 'A ready-made game with almost every kind of slide. Run it, change it, make it yours.',
  waiting: 'We are about to take off. Fasten your seat belts!',
  welcome: {
    heading: 'Welcome aboard',
    message: 'Ten stops: under the sea, on the ice, in the desert and out in space',
    alt: 'A red and yellow hot-air balloon over green hills',
  },
  octopus: {
    question: 'How many hearts does an octopus have?',
    message: 'Two of them do nothing but serve the gills',
    answers: ['One', 'Two', 'Three', 'Eight'],
    alt: 'A pink octopus with eight arms on the bottom of the sea',
  },
  mammals: {
    question: 'Which of these animals are mammals?',
    message: 'More than one answer is correct',
    answers: ['Bat', 'Penguin', 'Dolphin', 'Shark'],
  },
  saturn: {
    question: 'Which of these planets is Saturn?',
    message: 'Look closely before you choose',
    pictures: [
      'A red planet with a white pole',
      'A pale yellow planet with wide rings',
      'A blue and green planet with clouds',
      'A deep blue planet with pale wisps',
    ],
  },
  deadSea: {
    question: 'The shore of the Dead Sea is the lowest dry land on Earth',
    message: '',
    alt: 'Someone lying on the water of the Dead Sea and reading',
  },
  sunlight: {
    question: 'How long does light take to get from the Sun to Earth?',
    message: 'The distance is about 150 million kilometers',
    answers: ['About 8 seconds', 'About 8 minutes', 'About 8 hours', 'About 8 days'],
    openingAlt: 'A rocket flying between the stars above the Moon',
    endingAlt: 'A large Sun and, far away, a small Earth',
  },
  jupiter: {
    question: 'What is the largest planet in the solar system?',
    message: 'Type its name',
    spellings: ['Jupiter'],
  },
  bones: {
    question: 'How many bones does an adult have?',
    message: 'Anything within 10 counts',
    unit: 'bones',
  },
  planets: {
    question: 'Put these planets in order, from the Sun outward',
    message: 'The nearest to the Sun comes first',
    items: ['Mercury', 'Venus', 'Earth', 'Mars'],
  },
  penguins: {
    question: 'Wild penguins live around the North Pole',
    message: '',
    alt: 'A large and a small penguin in the snow',
  },
  journey: {
    question: 'Where would you travel tomorrow morning?',
    message: 'No answer is wrong here',
    answers: ['To the mountains', 'To the sea', 'To the desert', 'To space'],
    alts: ['Snowy mountains', 'A beach with an umbrella', 'A camel among dunes', 'A rocket among the stars'],
  },
};
