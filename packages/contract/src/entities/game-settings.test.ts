import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GameFileSettings } from './files/game-file.ts';
import { GameChanges } from './game.ts';
import {
  GAME_SETTINGS,
  newSettings,
  RUN_SETTINGS,
  storedRunSettingShape,
  TOLD_SETTINGS,
  WITHOUT_SHOW,
} from './game-settings.ts';

it('reads what was written before a setting existed with its default, wherever it is kept', () => {
  const settings = newSettings();
  expect(Object.keys(settings)).toEqual(GAME_SETTINGS);
  expect(settings).toMatchObject({ lateJoin: true, backdrop: 'plain', description: '', winnersCount: 3, music: null });
  expect(z.object(storedRunSettingShape).parse({})).toEqual({
    ...Object.fromEntries(Object.entries(settings).filter(([key]) => RUN_SETTINGS.some((name) => name === key))),
    // A run goes on as it began.
    ...WITHOUT_SHOW,
    reactions: 'off',
    spectators: false,
  });
  const least = { name: 'Old', language: 'he', direction: 'rtl', setting: { gameType: 'dialer' } };
  expect(GameFileSettings.parse(least)).toEqual({ ...settings, ...least });
});

it('changes only what a change names: no default slips in', () => {
  expect(GameChanges.parse({})).toEqual({});
  expect(GameChanges.parse({ timer: false })).toEqual({ timer: false });
});

it('tells the room nothing that only the author or the run needs', () => {
  const kept = ['description', 'maxParticipants', 'showAnswer', 'nameFilter', 'winnersCount'];
  expect(TOLD_SETTINGS.filter((key) => kept.includes(key))).toEqual([]);
});
