import type { Page } from '@playwright/test';
import { plugInBuzz, pressBuzz } from '../../product/stand-ins/fake-buzz.ts';
import { plugInGamepads, pressPad } from '../../product/stand-ins/fake-gamepads.ts';

/** The four answers of a remote, by its keys in their order. */
const ANSWERS = ['A', 'B', 'C', 'D'] as const;
/** The keyboard's rows, a player each: places of its first four keys. */
const ROWS = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV'],
] as const;
const HANDSETS = 4;

/** Somebody who answers on a device of the console. */
export interface DevicePlayer {
  name: string;
  /** Presses the key of an answer, from 0. */
  press(answer: number): Promise<void>;
}

/** How many devices stand beside the console. */
export interface DeviceCounts {
  buzzSets: number;
  gamepads: number;
  /** Rows of the one keyboard. */
  rows: number;
}

/** Puts devices where the console's page looks for them; before it is opened. */
export async function plugIn(page: Page, { buzzSets, gamepads }: DeviceCounts): Promise<void> {
  await plugInBuzz(page, buzzSets);
  await plugInGamepads(page, gamepads);
}

/** Everybody with a device, in the order in which they are handed out. */
export function devicePlayers(page: Page, { buzzSets, gamepads, rows }: DeviceCounts): DevicePlayer[] {
  const buzzers = Array.from({ length: buzzSets * HANDSETS }, (_, at) => ({
    name: `Buzzer ${at + 1}`,
    press: (answer: number) =>
      pressBuzz(page, { set: Math.floor(at / HANDSETS), handset: at % HANDSETS }, ANSWERS[answer] ?? 'A'),
  }));
  const pads = Array.from({ length: gamepads }, (_, at) => ({
    name: `Pad ${at + 1}`,
    press: (answer: number) => pressPad(page, at, answer),
  }));
  const keys = ROWS.slice(0, rows).map((row, at) => ({
    name: `Row ${at + 1}`,
    press: (answer: number) => page.keyboard.press(row[answer] ?? row[0]),
  }));
  return [...buzzers, ...pads, ...keys];
}

/** Connects everything, adds the players by name and hands out: each presses a key when it is the turn. */
export async function handOut(page: Page, players: readonly DevicePlayer[]): Promise<void> {
  await page.getByRole('button', { name: 'Connect by USB' }).click();
  await page.getByRole('textbox', { name: 'Players, one name in each line' }).fill(names(players));
  await page.getByRole('button', { name: 'Add players' }).click();
  await page.getByRole('combobox', { name: 'Keyboard' }).click();
  await page.getByRole('option', { name: 'Four players, a row each' }).click();
  await page.getByRole('button', { name: 'Hand out the clickers' }).click();
  for (const { name, press } of players) {
    await page.getByText(new RegExp(`${name}\\u2069?: press any key`)).waitFor();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await press(0);
  }
  await page.getByText(/Everybody has a clicker/).waitFor();
}

function names(players: readonly DevicePlayer[]): string {
  return players.map(({ name }) => name).join('\n');
}
