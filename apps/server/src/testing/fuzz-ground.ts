import { FuzzCalls } from './fuzz-calls.ts';
import { seededRandom } from './generate-value.ts';
import { buildTestApp, type TestApp } from './test-app.ts';

/** A server that calls without end are made on, with a clock that goes as fast as they need it. */
export class FuzzGround {
  readonly calls: FuzzCalls;
  #nowMs = Date.UTC(2026, 10, 20);
  #test: TestApp | null = null;

  private constructor(seed: number) {
    this.calls = new FuzzCalls(seededRandom(seed));
  }

  static async open(seed: number): Promise<FuzzGround> {
    const ground = new FuzzGround(seed);
    await ground.startOver();
    return ground;
  }

  get test(): TestApp {
    if (this.#test === null) throw new Error('the server is closed');
    return this.#test;
  }

  /** Moves the clock of the server. */
  wait(ms: number): void {
    this.#nowMs += ms;
  }

  /** Another server without anything in it. */
  async startOver(): Promise<void> {
    await this.close();
    this.#test = await buildTestApp({ now: () => this.#nowMs });
  }

  async close(): Promise<void> {
    await this.#test?.close();
    this.#test = null;
  }
}
