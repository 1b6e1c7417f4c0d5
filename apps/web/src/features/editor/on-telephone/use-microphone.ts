import { useEffect, useRef, useState } from 'react';
import { RECORDING_MAX_MS } from './telephone-sound.ts';

/** Why nothing can be recorded: not allowed, no microphone, in use elsewhere, not in this browser. */
export type MicrophoneFault = 'refused' | 'missing' | 'busy' | 'unsupported';

/** A microphone that is heard. */
export interface Hearing {
  /** How loud it is at this moment, 0–1. */
  level(): number;
  /** By the clock of the page, ms. */
  startedAtMs: number;
  stop(): void;
}

interface Microphone {
  /** Null: it is not heard. `asking`: the browser asks the person. */
  hearing: Hearing | 'asking' | null;
  start: () => void;
}

/** Hears the microphone until it is stopped, and at most as long as a recording may be; then gives what was heard. */
export function useMicrophone(onHeard: (sound: Blob) => void, onFault: (fault: MicrophoneFault) => void): Microphone {
  const [hearing, setHearing] = useState<Microphone['hearing']>(null);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });
  const release = useRef<() => void>(() => undefined);
  useEffect(() => () => release.current(), []);

  const begin = async () => {
    setHearing('asking');
    let isWanted = true;
    release.current = () => (isWanted = false);
    const opened = await openMicrophone();
    if (!isWanted) return closeStream(opened);
    if (typeof opened === 'string') {
      setHearing(null);
      return onFault(opened);
    }
    const { live, end } = hear(opened, (sound) => {
      setHearing(null);
      if (isWanted) heard.current(sound);
    });
    release.current = () => {
      isWanted = false;
      end();
    };
    setHearing(live);
  };
  return { hearing, start: () => void begin() };
}

async function openMicrophone(): Promise<MediaStream | MicrophoneFault> {
  // Behind http a browser has none, whatever its types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined || typeof MediaRecorder === 'undefined') return 'unsupported';
  try {
    return await devices.getUserMedia({ audio: { channelCount: 1, noiseSuppression: true, autoGainControl: true } });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
    return name === 'NotFoundError' ? 'missing' : 'busy';
  }
}

function closeStream(opened: MediaStream | MicrophoneFault): void {
  if (typeof opened !== 'string') for (const track of opened.getTracks()) track.stop();
}

/** `end`: whatever has been heard is thrown away by who asked for it. */
function hear(stream: MediaStream, onHeard: (sound: Blob) => void): { live: Hearing; end: () => void } {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const late = setTimeout(stop, RECORDING_MAX_MS);
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    clearTimeout(late);
    closeStream(stream);
    void context.close();
    onHeard(new Blob(parts, { type: recorder.mimeType }));
  });
  recorder.start();
  const level = () => {
    analyser.getFloatTimeDomainData(samples);
    return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  };
  return { live: { level, startedAtMs: performance.now(), stop }, end: stop };
}
