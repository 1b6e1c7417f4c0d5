import { BUZZ_BUTTONS, buttonBit } from '../buzz/buzz-codec.ts';
import type { KeyStroke, PadState } from '../io.ts';
import type { KeyProfile } from '../keyboard/profiles.ts';
import type { RemoteKey } from '../remote-keys.ts';
import type { Simulated } from './simulated.ts';

/** A keyboard on which the players of a profile sit; who holds a key long makes it repeat. */
export class SimulatedKeyboard implements Simulated<'keys'> {
  readonly remotes: string[];
  readonly #profile: KeyProfile;

  constructor(profile: KeyProfile) {
    this.#profile = profile;
    this.remotes = [...new Set([...profile.values()].map(({ remote }) => remote))];
  }

  take(): KeyStroke[] {
    return [];
  }

  press(remote: string, key: RemoteKey): KeyStroke[] {
    const [code] = [...this.#profile].find(([, means]) => means.remote === remote && means.key === key) ?? [];
    if (code === undefined) return [];
    const down = { code, isDown: true, isRepeat: false };
    return [down, { ...down, isRepeat: true }, { ...down, isDown: false }];
  }
}

/** A set of Sony Buzz! as a browser shows it among gamepads. */
export class SimulatedBuzzPad implements Simulated<'gamepad'> {
  readonly remotes = ['1', '2', '3', '4'];

  take(): PadState[] {
    return [];
  }

  press(remote: string, key: RemoteKey): PadState[] {
    const bit = buttonBit(remote, key);
    return bit === undefined ? [] : [padState(bit), padState(null)];
  }
}

function padState(down: number | null): PadState {
  return { buttons: Array.from({ length: BUZZ_BUTTONS }, (_, button) => button === down) };
}
