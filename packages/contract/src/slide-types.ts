/** The kinds of slide. */
export const SLIDE_TYPES = [
  'trivia',
  'trueFalse',
  'survey',
  'typed',
  'number',
  'order',
  'media',
  'miniGame',
  'buzzer',
  'break',
] as const;
