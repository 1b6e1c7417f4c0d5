import type { ScreenRow, Screens, ScreenWish, ScreenWord } from '@qc/contract';
import type { Listener } from './listener.ts';

interface Known {
  word: ScreenWord;
  /** What it was told last. */
  told: string;
}

/**
 * The big screens of a room: how each says it is, and which of them sounds, so that a hall with several does not echo.
 * Kept in memory only: after a restart they say it again.
 */
export class SoundingScreens {
  readonly #known = new Map<Listener, Known>();
  readonly #duckers = new Set<Listener>();
  readonly #tellConsoles: (message: Screens) => void;
  /** By name, so that the choice outlives a reload. */
  #chosen: string | null = null;
  /** The one that sounded last: another takes over only where it cannot any more. */
  #last: Listener | null = null;
  #toldConsoles = '';

  constructor(tellConsoles: (message: Screens) => void) {
    this.#tellConsoles = tellConsoles;
  }

  /** A big screen says how it is. */
  note(listener: Listener, word: ScreenWord): void {
    if (listener.gone) return;
    this.#known.set(listener, { word, told: this.#known.get(listener)?.told ?? '' });
    this.#settle();
  }

  /** A console wishes something of the screens. */
  wish(console: Listener, wish: ScreenWish): void {
    switch (wish.do) {
      case 'duck':
        if (wish.on && !console.gone) this.#duckers.add(console);
        else this.#duckers.delete(console);
        break;
      case 'sounding':
        this.#chosen = wish.screen;
        break;
      case 'test':
        this.#sounding()?.tell({ t: 'testSound' });
        return;
    }
    this.#settle();
  }

  /** A console arrives, and hears of the screens, where there are any. */
  greet(console: Listener): void {
    if (this.#known.size > 0) console.tell(this.#message());
  }

  /** A page of the staff is gone, and with it what it held down. */
  depart(listener: Listener): void {
    this.#duckers.delete(listener);
    this.#known.delete(listener);
    this.#settle();
  }

  #sounding(): Listener | null {
    const screens = [...this.#known];
    const chosen = screens.find(([, { word }]) => word.screen === this.#chosen);
    const last = screens.find(([listener, { word }]) => listener === this.#last && canSound(word));
    const first = screens.find(([, { word }]) => canSound(word));
    return (chosen ?? last ?? first ?? screens[0])?.[0] ?? null;
  }

  #settle(): void {
    this.#last = this.#sounding();
    const ducked = this.#duckers.size > 0;
    for (const [listener, known] of this.#known) {
      const message = { t: 'sounding', here: listener === this.#last, ducked } as const;
      const text = JSON.stringify(message);
      if (text === known.told) continue;
      known.told = text;
      listener.tell(message);
    }
    const message = this.#message();
    const text = JSON.stringify(message);
    if (text === this.#toldConsoles) return;
    this.#toldConsoles = text;
    this.#tellConsoles(message);
  }

  #message(): Screens {
    const rows = [...this.#known].map(
      ([
        listener,
        {
          word: { t: _, ...word },
        },
      ]): ScreenRow => ({
        ...word,
        sounds: listener === this.#last,
        chosen: word.screen === this.#chosen,
      }),
    );
    return { t: 'screens', rows };
  }
}

/** Whether the browser lets it sound at all. */
function canSound({ sound }: ScreenWord): boolean {
  return sound === 'on' || sound === 'silent';
}
