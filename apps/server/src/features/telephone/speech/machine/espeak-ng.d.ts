/** What of the package is used; it has no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    readonly samplerate: number;
    /** Words a minute. */
    set_rate(rate: number): number;
    /** 0: it is there. */
    set_voice(name: string): number;
    /** Hands over piece after piece, each only for as long as the call lasts. */
    synthesize(text: string, take: (samples: Int16Array | null) => void): void;
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
}
