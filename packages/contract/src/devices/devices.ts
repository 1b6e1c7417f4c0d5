import type { GameType } from '../entities/game.ts';
import type { Device } from './device.ts';
import { dialer } from './dialer.ts';
import { phones } from './phones.ts';
import { remotes } from './remotes.ts';

/** Every kind of device by the name that stored data and calls have for it: `firebase` means phones and computers. */
export const GAME_DEVICES: Readonly<Record<GameType, Device>> = { firebase: phones, remotes, dialer };
