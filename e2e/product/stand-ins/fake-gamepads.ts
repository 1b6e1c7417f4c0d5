import type { Page } from '@playwright/test';

/** How long a button is held: a page looks at gamepads with every frame that it draws, ms. */
const HELD_MS = 60;

/** Fake gamepads in place of the machine's, of the kind that browsers know. */
export async function plugInGamepads(page: Page, count: number): Promise<void> {
  await page.addInitScript((pads) => {
    const made = Array.from({ length: pads }, (_, index) => ({
      index,
      id: `Fake pad ${index}`,
      connected: true,
      mapping: 'standard',
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false })),
      timestamp: 0,
    }));
    Object.defineProperty(Navigator.prototype, 'getGamepads', { value: () => made });
    Object.assign(window, {
      pressPad: (index: number, button: number, heldMs: number) => {
        const turn = (pressed: boolean) => {
          const pad = made[index];
          if (!pad) throw new Error('no such pad');
          pad.buttons[button] = { pressed };
          pad.timestamp = performance.now();
        };
        turn(true);
        return new Promise<void>((resolve) => {
          setTimeout(() => {
            turn(false);
            setTimeout(resolve, heldMs);
          }, heldMs);
        });
      },
    });
  }, count);
}

/** Presses a button of a pad and lets it go. */
export async function pressPad(page: Page, pad: number, button: number): Promise<void> {
  await page.evaluate(
    async ([index, at, heldMs]) => {
      const press: unknown = Reflect.get(window, 'pressPad');
      if (typeof press !== 'function') throw new Error('no pads are plugged in');
      await Reflect.apply(press, window, [index, at, heldMs]);
    },
    [pad, button, HELD_MS] as const,
  );
}
