import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitFor } from '../stage.ts';
import { samplesOf, silentWav } from './sound.ts';
import type { SipProgram } from './sip-programs.ts';

/** Where the caller's telephone is. */
export interface CallerPlace {
  folder: string;
  /** Its number, as it tells it. */
  number: string;
  sipPort: number;
  controlPort: number;
  rtpPort: number;
}

const RTP_PORTS = 10;
/** A key is held for so long, and so long is between two, ms. */
const KEY_MS = 120;
const SILENCE_S = 600;
const WITHIN_MS = 10_000;

/** A telephone of its own: dials, presses keys, and keeps a recording of what it hears. */
export class SipCaller {
  readonly #folder: string;
  readonly #child: ChildProcess;
  readonly #socket: Socket;
  /** Names of what has happened, as baresip names it. */
  readonly events: string[] = [];

  private constructor(folder: string, child: ChildProcess, socket: Socket) {
    [this.#folder, this.#child, this.#socket] = [folder, child, socket];
    socket.on('data', (bytes: Buffer) => {
      for (const [, type] of String(bytes).matchAll(/"type":"([A-Z_]+)"/g))
        if (type !== undefined) this.events.push(type);
    });
    socket.on('error', () => {});
  }

  static async open(program: SipProgram, place: CallerPlace): Promise<SipCaller> {
    const { folder, number, sipPort, controlPort, rtpPort } = place;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'silence.wav'), silentWav(SILENCE_S));
    writeFileSync(join(folder, 'accounts'), `<sip:${number}@127.0.0.1:${sipPort}>;regint=0;audio_codecs=pcma/8000/1\n`);
    const config = [
      `sip_listen 127.0.0.1:${sipPort}`,
      `rtp_ports ${rtpPort}-${rtpPort + RTP_PORTS - 1}`,
      `ctrl_tcp_listen 127.0.0.1:${controlPort}`,
      `audio_source aufile,${join(folder, 'silence.wav')}`,
      ...['ausrc_srate 8000', 'auplay_srate 8000', 'statmode_default off', `snd_path ${folder}`],
      ...[`module_path ${program.modules}`, 'module g711.so', 'module aufile.so', 'module sndfile.so'],
      ...['module_tmp uuid.so', 'module_tmp account.so', 'module_app menu.so', 'module_app ctrl_tcp.so'],
    ];
    writeFileSync(join(folder, 'config'), `${config.join('\n')}\n`);
    const child = spawn(program.path, ['-f', folder], { env: program.env, stdio: 'ignore' });
    process.on('exit', () => child.kill('SIGKILL'));
    for (const end = Date.now() + WITHIN_MS; Date.now() < end; await sleep(100)) {
      const socket = await connected(controlPort);
      if (socket !== null) return new SipCaller(folder, child, socket);
    }
    child.kill();
    throw new Error('the caller’s baresip cannot be reached');
  }

  /** Calls, and waits until somebody takes the call. */
  async dial(address: string): Promise<void> {
    this.#tell('dial', address);
    await waitFor(() => this.events.includes('CALL_ESTABLISHED'), WITHIN_MS, 'call that was taken');
  }

  async press(keys: string): Promise<void> {
    for (const key of keys) {
      this.#tell('sndcode', key);
      await sleep(KEY_MS);
      // Lets the key go.
      this.#tell('sndcode', '');
      await sleep(KEY_MS);
    }
  }

  /** What was heard from the beginning of the call. */
  heard(): Int16Array {
    const file = readdirSync(this.#folder).find((name) => name.endsWith('-dec.wav'));
    return file === undefined ? new Int16Array(0) : samplesOf(readFileSync(join(this.#folder, file)));
  }

  async close(): Promise<void> {
    this.#tell('hangup');
    await sleep(300);
    this.#socket.destroy();
    const ended = new Promise((done) => this.#child.once('exit', done));
    this.#child.kill();
    await ended;
  }

  #tell(command: string, params?: string): void {
    const text = JSON.stringify({ command, ...(params === undefined ? {} : { params }) });
    this.#socket.write(`${Buffer.byteLength(text)}:${text},`);
  }
}

function connected(port: number): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket));
    socket.once('error', () => done(null));
  });
}
