/** The seconds of a slide, as they are asked for. Between kinds with the same field they are kept. */
export interface TimeField {
  label: 'time' | 'stayTime';
  presets: readonly number[];
}

/** To answer: the faster, the better. */
export const ANSWER_TIME: TimeField = { label: 'time', presets: [10, 20, 30, 60] };

/** To play: as long as there is for everybody. */
export const PLAY_TIME: TimeField = { ...ANSWER_TIME };

/** How long it stays; 0: until the operator goes on. */
export const STAY_TIME: TimeField = { label: 'stayTime', presets: [0, 5, 10, 20] };
