import type { LibraryQuestion } from './library.ts';

/** The starter library in English. */
export const libraryEn: readonly LibraryQuestion[] = [
  ['general', 'How many keys does a standard piano have?', '88', ['64', '76', '96']],
  ['general', 'How many players does chess need?', 'Two', ['One', 'Three', 'Four']],
  [
    'science',
    'Which gas do plants take from the air to make sugar?',
    'Carbon dioxide',
    ['Oxygen', 'Nitrogen', 'Helium'],
  ],
  ['science', 'What is the chemical symbol of gold?', 'Au', ['Ag', 'Go', 'Gd']],
  ['science', 'At how many degrees Celsius does water boil at sea level?', '100', ['80', '90', '120']],
  ['geography', 'Which is the largest ocean?', 'The Pacific', ['The Atlantic', 'The Indian', 'The Arctic']],
  ['geography', 'What is the capital of Australia?', 'Canberra', ['Sydney', 'Melbourne', 'Perth']],
  [
    'geography',
    'Which is the smallest country in the world by area?',
    'Vatican City',
    ['Monaco', 'Malta', 'San Marino'],
  ],
  ['nature', 'How many legs does a spider have?', 'Eight', ['Six', 'Ten', 'Twelve']],
  [
    'nature',
    'Which is the largest animal alive today?',
    'The blue whale',
    ['The African elephant', 'The giraffe', 'The great white shark'],
  ],
  ['nature', 'What do caterpillars turn into?', 'Butterflies and moths', ['Bees', 'Beetles', 'Dragonflies']],
  ['history', 'In which year did people first walk on the Moon?', '1969', ['1957', '1975', '1981']],
  ['history', 'In which country were the pyramids of Giza built?', 'Egypt', ['Mexico', 'Greece', 'Iraq']],
  ['sport', 'How many players of one football team are on the pitch at kick-off?', '11', ['9', '10', '12']],
  ['sport', 'How many rings are on the Olympic flag?', 'Five', ['Four', 'Six', 'Seven']],
];
