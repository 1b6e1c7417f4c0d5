import { choice, guess, opinion, sequence, statement, word, type TemplateGame } from '../../content/template-game.ts';

/** Templates in English. */
export const templates: readonly TemplateGame[] = [
  {
    key: 'classroom',
    name: 'Classroom warm-up',
    description: 'Five minutes that wake a class up: a little of everything, with no preparation needed.',
    waiting: 'Pens down, phones up. We start in a moment!',
    slides: [
      opinion('How did you get up this morning?', [
        'Wide awake',
        'After three alarms',
        'Still asleep',
        'Ask me at noon',
      ]),
      choice('Which planet is called the Red Planet?', 'Mars', ['Venus', 'Jupiter', 'Mercury'], 2),
      statement('The sum of the angles of every flat triangle is 180 degrees', true),
      word('What is the chemical formula of water?', 'Letters and a digit', ['H2O']),
      guess('How many days does a leap year have?', 'The nearest number wins', 366, 'days'),
      sequence('Put these in order, from the shortest to the longest', 'The shortest comes first', [
        'Millimeter',
        'Centimeter',
        'Meter',
        'Kilometer',
      ]),
      opinion('What shall we practise more today?', ['Reading', 'Numbers', 'Working in groups', 'Asking questions']),
    ],
  },
  {
    key: 'family',
    name: 'Family evening',
    description: 'For one sofa and three generations: questions that children and grandparents can both win.',
    waiting: 'Is everybody sitting comfortably? Then bring the snacks.',
    slides: [
      opinion('Who will win tonight?', ['The children', 'The parents', 'The grandparents', 'The cat']),
      choice(
        'Which animal is the largest that has ever lived?',
        'The blue whale',
        ['The elephant', 'The giraffe', 'The shark'],
        1,
      ),
      statement('Honey that is kept well closed can stay good for many years', true),
      guess('How many keys does a full-size piano have?', 'The nearest number wins', 88, 'keys'),
      sequence('What was invented first?', 'The oldest comes first', [
        'The wheel',
        'The printing press',
        'The telephone',
        'The internet',
      ]),
      word('Paris is the capital of which country?', 'Type the name of the country', ['France']),
      statement('Bananas grow under the ground', false),
      opinion('Who washes up tonight?', ['The winners', 'Those who came last', 'Everybody together', 'Tomorrow']),
    ],
  },
  {
    key: 'meeting',
    name: 'Team meeting icebreaker',
    description: 'Opens a meeting: people smile, say how they are and find out something about each other.',
    waiting: 'We start as soon as everybody is here. Coffee is still allowed.',
    slides: [
      opinion('How full is your battery right now?', [
        'Full',
        'More than half',
        'Nearly empty',
        'Looking for a charger',
      ]),
      statement('The first e-mail was sent before the first web page existed', true),
      choice('How many minutes are there in a working day of eight hours?', '480', ['360', '420', '540'], 3),
      guess('How many hours are there in a week?', 'The nearest number wins', 168, 'hours'),
      sequence('Put the months in order', 'The earliest comes first', ['February', 'April', 'August', 'November']),
      word('What is the opposite of “impossible”?', 'One word', ['Possible']),
      opinion('What helps you most to get work done?', ['Quiet', 'Music', 'A clear list', 'A deadline']),
      opinion('What do you want from this meeting?', [
        'Decisions',
        'New ideas',
        'To know where we stand',
        'To finish on time',
      ]),
    ],
  },
];
