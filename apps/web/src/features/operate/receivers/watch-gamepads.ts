import { driversFor } from '@qc/remotes';
import type { OpenedDevice } from './opened-device.ts';
import { deaf, type PageLine, pageLine } from './page-line.ts';

/**
 * Watches for gamepads, each from its first press on, as browsers show none before; `found` is told of each. Looked at
 * with every frame that is drawn: a page in the background hears nothing. Returns how to stop.
 */
export function watchGamepads(found: (device: OpenedDevice) => void): () => void {
  const lines = new Map<number, { line: PageLine<'gamepad'>; seenAtMs: number }>();
  let frame = requestAnimationFrame(look);

  function look() {
    const here = new Set<number>();
    for (const pad of navigator.getGamepads()) {
      if (!pad?.connected) continue;
      here.add(pad.index);
      const known = lines.get(pad.index) ?? begin(pad);
      if (!known || known.seenAtMs === pad.timestamp) continue;
      known.seenAtMs = pad.timestamp;
      known.line.tell({ buttons: pad.buttons.map(({ pressed }) => pressed) }, pad.timestamp);
    }
    for (const [index, { line }] of lines)
      if (!here.has(index)) {
        lines.delete(index);
        line.gone();
      }
    frame = requestAnimationFrame(look);
  }

  function begin({ index, buttons, axes, mapping }: Gamepad) {
    const info = { transport: 'gamepad', buttons: buttons.length, axes: axes.length, mapping } as const;
    const driver = driversFor(info).find((one) => one.transport === 'gamepad');
    if (driver?.transport !== 'gamepad') return undefined;
    const line = pageLine<'gamepad'>(deaf);
    const begun = { line, seenAtMs: -1 };
    lines.set(index, begun);
    found({ driver, start: (heard) => driver.start(line.io, heard), close: async () => undefined });
    return begun;
  }

  return () => cancelAnimationFrame(frame);
}
