import { ask } from '#platform/asks';
import { useTexts } from '#platform/i18n';
import { usePlaceFile } from '#platform/media-parts';
import { mediaSourceUrl } from '#ui/picture/media-source';
import type { MediaRef } from '@qc/contract';
import { useEffect, useState } from 'react';
import { isTelephoneWav, type SoundFault, type SoundPart, toTelephoneSound } from './telephone-sound.ts';
import { type Hearing, type MicrophoneFault, useMicrophone } from './use-microphone.ts';

/** A recording that was made and is not kept yet. */
export interface DraftSound {
  file: File;
  /** To listen to it. */
  url: string;
}

/** What becomes of a recording at this moment. */
export type RecordingState =
  | { at: 'rest' }
  | { at: 'asking' }
  | { at: 'hearing'; hearing: Hearing }
  | { at: 'preparing' }
  | { at: 'draft'; draft: DraftSound }
  | { at: 'saving'; share: number };

/** Why there is no recording, in the person's words. */
type Fault = MicrophoneFault | SoundFault | 'unreachable';

/** Makes the recording of a slide: from the microphone, from a file, from the gallery; always as telephones carry it. */
export function useRecording({ question, onKeep }: { question: string; onKeep: (recording: MediaRef) => void }) {
  const t = useTexts('callSlides');
  const placeFile = usePlaceFile();
  const [work, setWork] = useState<'preparing' | { share: number } | null>(null);
  const [draft, setDraft] = useState<DraftSound | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => void (draft && URL.revokeObjectURL(draft.url)), [draft]);
  const begin = () => {
    setProblem(null);
    setDraft(null);
  };
  const fail = (fault: Fault) => {
    setWork(null);
    setProblem(t.problems[fault]);
  };

  /** Null: it was told why not. */
  const prepare = async (bytes: ArrayBuffer, part?: SoundPart): Promise<DraftSound | null> => {
    const sound = await toTelephoneSound(bytes, part);
    if (typeof sound === 'string') {
      fail(sound);
      return null;
    }
    // A sign that files of the gallery may not have in their names.
    const name = `${t.fileName(question.trim().slice(0, 40)).replaceAll('~', '-')}.wav`;
    const file = new File([sound.wav], name, { type: 'audio/wav' });
    const made = { file, url: URL.createObjectURL(file) };
    setDraft(made);
    setWork(null);
    return made;
  };
  /** What could not be saved is not lost: it waits to be kept once more. */
  const keep = async ({ file }: DraftSound) => {
    setProblem(null);
    setWork({ share: 0 });
    const placed = await placeFile(file, { only: 'audio', onShare: (share) => setWork({ share }) });
    setWork(null);
    if (placed.outcome === 'placed') {
      setDraft(null);
      onKeep(placed.media);
    } else if (placed.outcome !== 'stopped')
      setProblem(placed.outcome === 'refused' ? placed.reason : t.problems.unsaved);
  };
  const prepareAndKeep = async (bytes: ArrayBuffer, part?: SoundPart) => {
    const made = await prepare(bytes, part);
    if (made) await keep(made);
  };
  const { hearing, start } = useMicrophone(
    (sound) => {
      setWork('preparing');
      void sound.arrayBuffer().then((bytes) => prepare(bytes));
    },
    (fault) => fail(fault),
  );

  return {
    state: stateOf(hearing, work, draft),
    problem,
    record: () => {
      begin();
      start();
    },
    keep,
    discard: begin,
    /** Any sound that the browser reads. */
    upload: async (file: File) => {
      begin();
      setWork('preparing');
      await prepareAndKeep(await file.arrayBuffer());
    },
    choose: async () => {
      const chosen = await ask('chooseMedia', { type: 'audio' });
      if (!chosen) return;
      begin();
      setWork('preparing');
      const bytes = await bytesOf(chosen);
      if (bytes === null) return fail('unreachable');
      if (isTelephoneWav(bytes) && chosen.startMs === null && chosen.endMs === null) {
        setWork(null);
        return onKeep(chosen);
      }
      await prepareAndKeep(bytes, chosen);
    },
  };
}

function stateOf(
  hearing: Hearing | 'asking' | null,
  work: 'preparing' | { share: number } | null,
  draft: DraftSound | null,
): RecordingState {
  if (hearing === 'asking') return { at: 'asking' };
  if (hearing !== null) return { at: 'hearing', hearing };
  if (work === 'preparing') return { at: 'preparing' };
  if (work !== null) return { at: 'saving', share: work.share };
  return draft === null ? { at: 'rest' } : { at: 'draft', draft };
}

async function bytesOf({ publicId }: MediaRef): Promise<ArrayBuffer | null> {
  try {
    const reply = await fetch(mediaSourceUrl({ publicId }));
    return reply.ok ? await reply.arrayBuffer() : null;
  } catch {
    return null;
  }
}
