import { ApiError } from '#platform/api';
import type { Media, MediaType } from '@qc/contract';
import { type FileProblem, kindOf, nameProblem, planFile, type ProbedFile } from './file-check.ts';

/** Files on their way at the same time. */
const AT_ONCE = 3;

/** A part of a film or sound, ms. */
export interface Clip {
  startMs: number;
  endMs: number;
}

/** Where an upload stands. `needsCrop` and `needsCut` wait for the person, `offline` for the network. */
export type UploadState =
  | 'checking'
  | 'shrinking'
  | 'needsCrop'
  | 'needsCut'
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'offline'
  | 'storing'
  | 'done'
  | 'failed'
  | 'refused';

/** One file on its way. */
export interface Upload {
  id: number;
  file: File;
  kind: MediaType;
  state: UploadState;
  /** Share of the bytes sent, 0..1. */
  share: number;
  /** Refused here: why. */
  problem: FileProblem | null;
  /** Refused there, or failed on the way: why. */
  error: unknown;
  durationMs: number;
  /** The picture as it came, where a smaller one goes in its place. */
  original: File | null;
  /** The part chosen of a file that is kept whole. */
  clip: Clip | null;
  /** It came alone: what it needs may be asked at once. */
  alone: boolean;
}

/** What a transport tells. */
export interface SendEvents {
  onProgress: (share: number) => void;
  /** All bytes are there; the id by which the gallery takes them over. */
  onSent: (uploadId: string) => void;
  onFailed: (error: unknown) => void;
}

/** A file being sent. */
export interface Sending {
  pause: () => void;
  resume: () => void;
  /** The bytes are not needed any more here. */
  forget: () => void;
  /** Stops and removes what was sent. */
  cancel: () => void;
}

/** What the line needs of the world. */
export interface LineSurroundings {
  probe: (file: File, kind: MediaType) => Promise<ProbedFile | null>;
  /** The picture made small enough. */
  shrink: (file: File) => Promise<File>;
  send: (file: File, events: SendEvents) => Promise<Sending>;
  store: (uploadId: string, file: File) => Promise<Media>;
  /** Fetches a fresh session marker; false: there is none. */
  renew: () => Promise<boolean>;
  isOnline: () => boolean;
  onOnline: (listener: () => void) => void;
}

/** The files on their way: checked, sent a few at a time, taken up again after a lost network. Outlives the screens. */
export interface UploadLine {
  get: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  /** Calls back with every file that has reached the gallery. */
  onStored: (listener: (media: Media, upload: Upload) => void) => () => void;
  /** Takes files, and gives their ids. */
  add: (files: Iterable<File>, only?: MediaType) => readonly number[];
  /** The smaller picture or shorter film in place of the chosen file; or the same film with a chosen part. */
  replace: (id: number, file: File, clip: Clip | null) => void;
  pause: (id: number) => void;
  /** Goes on, or tries again. */
  resume: (id: number) => void;
  /** Stops it and takes it off the list. */
  cancel: (id: number) => void;
  clear: () => void;
}

/** Makes an empty line. */
export function createUploadLine(outside: LineSurroundings): UploadLine {
  let all: readonly Upload[] = [];
  let lastId = 0;
  const sendings = new Map<number, Sending>();
  /** Uploads whose bytes are all there, by the id the server knows. */
  const sentIds = new Map<number, string>();
  const listeners = new Set<() => void>();
  const storedListeners = new Set<(media: Media, upload: Upload) => void>();

  const put = (next: readonly Upload[]) => {
    all = next;
    for (const tell of listeners) tell();
  };
  const find = (id: number) => all.find((upload) => upload.id === id);
  const set = (id: number, patch: Partial<Upload>) =>
    put(all.map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)));
  const drop = (id: number) => {
    sendings.delete(id);
    sentIds.delete(id);
    put(all.filter((upload) => upload.id !== id));
  };

  const fail = (id: number, error: unknown) => {
    if (!find(id)) return;
    const code = error instanceof ApiError ? error.code : 'unexpected';
    if (!outside.isOnline() && (code === 'unreachable' || code === 'offline'))
      set(id, { state: 'offline', error: null });
    else if (code === 'unreachable' || code === 'offline' || code === 'unavailable' || code === 'tooManyRequests')
      set(id, { state: 'failed', error });
    else {
      // What was refused once would be refused again: the bytes are not offered a second time.
      sendings.get(id)?.forget();
      sendings.delete(id);
      sentIds.delete(id);
      if (code === 'imageDimensions') set(id, { state: 'needsCrop', error: null });
      // What was half sent is gone there: trying again begins anew.
      else set(id, { state: code === 'notFound' ? 'failed' : 'refused', error });
    }
    pump();
  };
  const store = async (id: number, uploadId: string) => {
    const upload = find(id);
    if (!upload) return;
    sentIds.set(id, uploadId);
    set(id, { state: 'storing', share: 1 });
    try {
      const media = await outside.store(uploadId, upload.file);
      sendings.get(id)?.forget();
      set(id, { state: 'done' });
      const done = find(id) ?? upload;
      for (const tell of storedListeners) tell(media, done);
      // Where the picture was made smaller, cropping the one that came is offered for a while.
      setTimeout(() => drop(id), done.original ? 20_000 : 4000);
      pump();
    } catch (error) {
      fail(id, error);
    }
  };
  const failSending = async (id: number, error: unknown) => {
    const expired = error instanceof ApiError && error.code === 'badSessionValue';
    if (expired && (await outside.renew())) sendings.get(id)?.resume();
    else fail(id, error);
  };
  const begin = async (id: number, file: File) => {
    set(id, { state: 'sending', error: null });
    const sentId = sentIds.get(id);
    if (sentId !== undefined) return store(id, sentId);
    const known = sendings.get(id);
    if (known) return known.resume();
    const sending = await outside.send(file, {
      onProgress: (share) => set(id, { share }),
      onSent: (uploadId) => void store(id, uploadId),
      onFailed: (error) => void failSending(id, error),
    });
    // It was stopped while the way was being prepared.
    const now = find(id);
    if (!now || now.file !== file) return sending.cancel();
    sendings.set(id, sending);
    if (now.state === 'paused') sending.pause();
  };
  function pump() {
    const busy = all.filter(({ state }) => state === 'sending' || state === 'storing').length;
    for (const { id, file } of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - busy)))
      begin(id, file).catch((error: unknown) => fail(id, error));
  }
  const shrink = async (id: number, file: File) => {
    set(id, { state: 'shrinking' });
    try {
      const smaller = await outside.shrink(file);
      set(id, { file: smaller, original: file, state: 'waiting' });
    } catch {
      // The crop dialog tries by other means, and says what is wrong.
      set(id, { state: 'needsCrop' });
    }
    pump();
  };
  const check = async ({ id, file, kind }: Upload) => {
    const probed = await outside.probe(file, kind).catch(() => null);
    if (!find(id)) return;
    if (!probed) return set(id, { state: 'refused', problem: 'broken' });
    const plan = planFile(kind, file.size, probed);
    if (plan.next === 'refuse') return set(id, { state: 'refused', problem: plan.problem });
    if (plan.next === 'shrink') return shrink(id, file);
    const state = plan.next === 'crop' ? 'needsCrop' : plan.next === 'cut' ? 'needsCut' : 'waiting';
    set(id, { state, durationMs: probed.durationMs });
    pump();
  };

  outside.onOnline(() => {
    put(all.map((upload) => (upload.state === 'offline' ? { ...upload, state: 'waiting' } : upload)));
    pump();
  });
  return {
    get: () => all,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStored: (listener) => {
      storedListeners.add(listener);
      return () => storedListeners.delete(listener);
    },
    add: (files, only) => {
      const list = [...files];
      const fresh = list.map((file): Upload => {
        const problem = nameProblem(file, only);
        return {
          id: ++lastId,
          file,
          kind: kindOf(file) ?? 'image',
          state: problem ? 'refused' : 'checking',
          share: 0,
          problem,
          error: null,
          original: null,
          durationMs: 0,
          clip: null,
          alone: list.length === 1,
        };
      });
      put([...all, ...fresh]);
      for (const upload of fresh) if (upload.state === 'checking') void check(upload);
      return fresh.map(({ id }) => id);
    },
    replace: (id, file, clip) => {
      set(id, { file, clip, state: 'waiting', share: 0, problem: null, error: null });
      pump();
    },
    pause: (id) => {
      if (find(id)?.state !== 'sending') return;
      set(id, { state: 'paused' });
      sendings.get(id)?.pause();
      pump();
    },
    resume: (id) => {
      set(id, { state: 'waiting', error: null });
      pump();
    },
    cancel: (id) => {
      if (find(id)?.state !== 'done') sendings.get(id)?.cancel();
      drop(id);
      pump();
    },
    clear: () => {
      for (const sending of sendings.values()) sending.pause();
      sendings.clear();
      sentIds.clear();
      put([]);
    },
  };
}
