import { medium, type QuestionsByCategory } from '../../../content/library-question.ts';

/** The English questions of the first release, word for word: installations that have them get only the others. */
export const firstRelease: QuestionsByCategory = {
  general: [
    medium('How many keys does a standard piano have?', ['88', '64', '76', '96']),
    medium('How many players does chess need?', ['Two', 'One', 'Three', 'Four']),
  ],
  science: [
    medium('Which gas do plants take from the air to make sugar?', ['Carbon dioxide', 'Oxygen', 'Nitrogen', 'Helium']),
    medium('What is the chemical symbol of gold?', ['Au', 'Ag', 'Go', 'Gd']),
    medium('At how many degrees Celsius does water boil at sea level?', ['100', '80', '90', '120']),
  ],
  geography: [
    medium('Which is the largest ocean?', ['The Pacific', 'The Atlantic', 'The Indian', 'The Arctic']),
    medium('What is the capital of Australia?', ['Canberra', 'Sydney', 'Melbourne', 'Perth']),
    medium('Which is the smallest country in the world by area?', ['Vatican City', 'Monaco', 'Malta', 'San Marino']),
  ],
  nature: [
    medium('How many legs does a spider have?', ['Eight', 'Six', 'Ten', 'Twelve']),
    medium('Which is the largest animal alive today?', [
      'The blue whale',
      'The African elephant',
      'The giraffe',
      'The great white shark',
    ]),
    medium('What do caterpillars turn into?', ['Butterflies and moths', 'Bees', 'Beetles', 'Dragonflies']),
  ],
  history: [
    medium('In which year did people first walk on the Moon?', ['1969', '1957', '1975', '1981']),
    medium('In which country were the pyramids of Giza built?', ['Egypt', 'Mexico', 'Greece', 'Iraq']),
  ],
  sport: [
    medium('How many players of one soccer team are on the field at kick-off?', ['11', '9', '10', '12']),
    medium('How many rings are on the Olympic flag?', ['Five', 'Four', 'Six', 'Seven']),
  ],
};
