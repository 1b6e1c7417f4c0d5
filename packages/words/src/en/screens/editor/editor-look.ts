import type { Backdrop, SoundSet } from '@qc/contract';
import { isolate } from '../../../isolate.ts';

/** Words of the game's look and sounds, by language. */
export const editorLook = {
  themes: 'Theme',
  themesHint: 'Colors, background and sounds in one tap. Change any of them below.',
  names: {
    ocean: 'Ocean',
    forest: 'Forest',
    sunset: 'Sunset',
    berry: 'Berry',
    night: 'Night sky',
    candy: 'Candy',
    sand: 'Sand',
    slate: 'Slate',
    party: 'Party',
    mint: 'Mint',
  },
  colours: 'Colors',
  backdrop: 'Background',
  backdrops: {
    plain: 'Plain',
    waves: 'Waves',
    rays: 'Rays',
    bubbles: 'Bubbles',
    grid: 'Grid',
    confetti: 'Confetti',
  } satisfies Record<Backdrop, string>,
  pictureInstead: 'A background image covers the drawn background.',
  moving: 'Moving background',
  movingHint: 'It drifts slowly, and stands still for videos, on slow machines, and where less motion is wanted.',
  sounds: 'Sounds',
  soundSet: 'Sound set',
  soundSets: { classic: 'Classic', arcade: 'Party', calm: 'Calm' } satisfies Record<SoundSet, string>,
  music: 'Music while players join',
  winnersSound: 'Winners’ sound',
  ownSoundHint: 'Instead of the set’s sound',
  winnersList: 'Show all winners beside the podium',
  chooseSound: 'Choose audio',
  chooseMedia: 'Choose image, video or audio',
  status: 'Status',
  disabled: 'Disable game',
  disabledHint: 'A disabled game can’t be run. Open runs continue.',
  blockedTitle: 'Blocked by an admin',
  blockedText: 'You can edit the game, but it can’t be run, duplicated, exported or shared until an admin unblocks it.',
  blockedContact: (contact: string) => `Questions? Contact ${isolate(contact)}.`,
  blockedSwitch: 'Only an admin can unblock this game.',
  generic: 'Offer as a template',
  genericHint: 'Everyone can start a new game from this one.',
  ownerOnly: 'Only the game’s owner can change this.',
};

/** Words of the game's look and sounds. */
export type LookTexts = typeof editorLook;
