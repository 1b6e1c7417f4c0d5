import type { PresenterView, RoomSounds, ScreenSound } from '@qc/contract';
import { playRecording, type Recording } from '../play-recording.ts';
import { volumeGain } from '../speaker/desk.ts';
import { Loudspeaker } from '../speaker/loudspeaker.ts';
import { buzz, chime, fanfare, joinNote, wrong } from '../score/stingers.ts';
import { followMedia } from './playing-media.ts';
import { type Scene, sceneOf, type Seen } from './scene.ts';

/** Arrivals that are heard one by one in a second; those of one word come this far apart, ms. */
const JOINS_A_SECOND = 6;
const JOIN_STEP_MS = 1000 / JOINS_A_SECOND;
/** Nothing is measured for so long though something should sound: nobody hears it, ms. */
const SILENT_MS = 3000;
const LOOK_MS = 500;
const SILENCE: Scene = { bed: null, sting: null, recording: null, heard: [] };

/** What a conductor needs of a loudspeaker. */
export interface Speaker extends Pick<
  Loudspeaker,
  'play' | 'strike' | 'setVolume' | 'setDucked' | 'isHeard' | 'close'
> {
  readonly context: EventTarget & Pick<AudioContext, 'state' | 'resume'>;
}

/** How the page's sound is to be now. */
export interface Orders {
  view: PresenterView;
  /** When the view's times were right, on `performance.now`. */
  rightAtMs: number;
  sounds: RoomSounds;
  clock: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Nothing sounds here: muted, or another screen sounds. */
  quiet: boolean;
  ducked: boolean;
}

/** What the page shows of its sound. */
export interface Told {
  sound: ScreenSound;
  heard: Scene['heard'];
}

/** Leads the sound of a big screen: it hears how the room is, and plays what goes with it. */
export class Conductor {
  readonly #speaker: Speaker | null;
  readonly #tell: (told: Told) => void;
  readonly #stops: (() => void)[] = [];
  #told: Told = { sound: 'locked', heard: [] };
  #orders: Orders | null = null;
  #seen: Seen | null = null;
  #scene = SILENCE;
  #recording: { of: string; player: Recording } | null = null;
  #mediaPlays = false;
  #joins = 0;
  #joinsFromMs = 0;
  #heardAtMs = 0;

  constructor(tell: (told: Told) => void, speaker: Speaker | null = openLoudspeaker()) {
    this.#tell = tell;
    this.#speaker = speaker;
    const look = setInterval(() => this.#look(), LOOK_MS);
    this.#stops.push(() => clearInterval(look));
    this.#stops.push(
      followMedia((playing) => {
        this.#mediaPlays = playing;
        this.#mix();
      }),
    );
    this.#listen(document, 'visibilitychange', () => this.#play());
    const { context } = this.#speaker ?? {};
    if (context)
      this.#listen(context, 'statechange', () => {
        // Interrupted, as by a call: it goes on by itself once it may.
        if (!document.hidden) this.unlock();
        this.#look();
        this.#play();
      });
    this.unlock();
    this.#look();
  }

  /** The room, or what is wished of this screen, is otherwise. */
  follow(orders: Orders): void {
    const before = this.#orders;
    this.#orders = orders;
    const { view, rightAtMs, sounds, clock } = orders;
    const seen = this.#seen;
    const isSame = seen !== null && seen.step === view.step && seen.phase.phase === view.phase.phase;
    this.#seen = {
      ...{ phase: view.phase, step: view.step, rightAtMs, sounds, clock, paused: view.paused },
      seenMs: isSame ? seen.seenMs : performance.now(),
      before: isSame ? seen.before : seen && { phase: seen.phase, leftMs: leftOf(seen) },
    };
    if (before && !orders.quiet && !document.hidden) this.#strike(before.view, view);
    this.#play();
    this.#mix();
  }

  /** To be called from a press, and whenever the browser may have changed its mind. */
  unlock(): void {
    this.#speaker?.context.resume().catch(() => undefined);
  }

  /** A chime, whatever else sounds. */
  test(): void {
    this.#speaker?.strike(chime(this.#orders?.sounds.set ?? 'classic'));
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#recording?.player.stop();
    this.#speaker?.close();
  }

  #listen(target: EventTarget, event: string, listener: () => void): void {
    target.addEventListener(event, listener);
    this.#stops.push(() => target.removeEventListener(event, listener));
  }

  #play(): void {
    if (!this.#orders || !this.#seen) return;
    const isQuiet = this.#orders.quiet || document.hidden;
    const scene = sceneOf(this.#seen);
    this.#scene = isQuiet ? SILENCE : scene;
    this.#speaker?.play('bed', this.#scene.bed);
    this.#speaker?.play('sting', this.#scene.sting);
    this.#record(this.#scene.recording);
    this.#say({ heard: this.#scene.heard });
  }

  #record(which: Scene['recording']): void {
    const { sounds } = this.#orders ?? {};
    // A page that may not speak would be refused, and take its own music for the recording's.
    const media = which && this.#isRunning ? (sounds?.[which] ?? null) : null;
    const of = media ? `${which}:${JSON.stringify(media)}` : '';
    if (of === (this.#recording?.of ?? '')) return;
    this.#recording?.player.stop();
    this.#recording = null;
    if (!media || !sounds) return;
    const instead = () => {
      if (which === 'winners') this.#speaker?.strike(fanfare(sounds.set));
      if (this.#seen && which === 'music') {
        this.#seen = { ...this.#seen, sounds: { ...sounds, music: null } };
        this.#play();
      }
    };
    this.#recording = { of, player: playRecording(media, which === 'music', instead) };
    this.#mix();
  }

  /** What happens within a phase: arrivals, turns. */
  #strike(before: PresenterView, now: PresenterView): void {
    const set = this.#orders?.sounds.set ?? 'classic';
    if (now.phase.phase !== before.phase.phase) return;
    if (now.phase.phase === 'lobby') return this.#greet(now.players - before.players, set);
    const [had, has] = [turnOf(before), turnOf(now)];
    if (had !== has) this.#speaker?.strike(has === null ? wrong(set) : buzz(set));
  }

  /** One note for each, the more the quieter; what is over the rate is not heard. */
  #greet(count: number, set: RoomSounds['set']): void {
    const nowMs = performance.now();
    if (nowMs - this.#joinsFromMs > 1000) {
      this.#joinsFromMs = nowMs;
      this.#joins = 0;
    }
    const already = this.#joins;
    const told = Math.max(0, Math.min(count, JOINS_A_SECOND - already));
    this.#joins += told;
    const players = this.#orders?.view.players ?? 0;
    for (let n = 0; n < told; n += 1)
      this.#speaker?.strike(joinNote(set, players - count + n, 1 / (1 + 0.15 * (already + n))), n * JOIN_STEP_MS);
  }

  #mix(): void {
    const { volume = 0, ducked = false } = this.#orders ?? {};
    const down = ducked || this.#mediaPlays;
    this.#speaker?.setVolume(volume);
    this.#speaker?.setDucked(down);
    this.#recording?.player.setLoudness(volumeGain(volume) * (down ? 0.126 : 1));
  }

  get #isRunning(): boolean {
    return this.#speaker?.context.state === 'running';
  }

  #look(): void {
    const speaker = this.#speaker;
    const nowMs = performance.now();
    // Silences are written, and what does not sound here cannot be measured.
    if (!speaker || !this.#scene.bed || nowMs < this.#scene.bed.zeroMs || speaker.isHeard) this.#heardAtMs = nowMs;
    const isSilent = nowMs - this.#heardAtMs >= SILENT_MS;
    this.#say({ sound: !speaker ? 'none' : !this.#isRunning ? 'locked' : isSilent ? 'silent' : 'on' });
    if (this.#isRunning) this.#record(this.#scene.recording);
  }

  #say(news: Partial<Told>): void {
    const told = { ...this.#told, ...news };
    if (JSON.stringify(told) === JSON.stringify(this.#told)) return;
    this.#told = told;
    this.#tell(told);
  }
}

function openLoudspeaker(): Loudspeaker | null {
  try {
    return new Loudspeaker(new AudioContext());
  } catch {
    // No audio in this browser, or no device: the show goes on without.
    return null;
  }
}

function leftOf({ phase, rightAtMs }: Seen): number | null {
  return phase.remainingMs == null ? null : phase.remainingMs - (performance.now() - rightAtMs);
}

function turnOf({ phase }: PresenterView): number | null {
  return phase.phase === 'question' ? (phase.race?.turn?.seat ?? null) : null;
}
