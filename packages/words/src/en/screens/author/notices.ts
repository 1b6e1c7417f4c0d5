import { isolate } from '../../../isolate.ts';

/** Words of notices. */
export const notices = {
  notices: 'Notifications',
  /** The number stands in the name as it is drawn. */
  bell: (n: number) => (n === 0 ? 'Notifications' : `Notifications: ${n}`),
  none: 'Nothing new',
  noneText: 'When a game is shared with you, or a request is answered, you’ll see it here.',
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  open: 'Open',
  given: (name: string, game: string) => `${isolate(name)} shared ${isolate(game)} with you`,
  givenTexts: {
    1: 'You can edit it together.',
    2: 'You can run it. You can’t edit it.',
    3: 'The copy is yours: edit and run it as you like.',
  },
  arrived: (name: string, game: string) => `${isolate(game)} is now shared with ${isolate(name)}`,
  arrivedText: 'The address was confirmed.',
  left: (name: string, game: string) => `${isolate(name)} left ${isolate(game)}`,
  leftText: 'The game is no longer in their list. Yours is unchanged.',
};

/** Texts of the bell. */
export type NoticeTexts = typeof notices;
