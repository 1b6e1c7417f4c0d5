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
  lengthMs: number;
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
  const [state, setState] = useState<RecordingState>({ at: 'rest' });
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (fault: Fault) => {
    setState({ at: 'rest' });
    setProblem(t.problems[fault]);
  };
  const draftUrl = state.at === 'draft' ? state.draft.url : null;
  useEffect(() => () => void (draftUrl !== null && URL.revokeObjectURL(draftUrl)), [draftUrl]);

  /** The sound as a file of the gallery; null: it was told why not. */
  const prepare = async (bytes: ArrayBuffer, part?: SoundPart): Promise<{ file: File; lengthMs: number } | null> => {
    const sound = await toTelephoneSound(bytes, part);
    if (typeof sound === 'string') {
      fail(sound);
      return null;
    }
    // A sign that files of the gallery may not have in their names.
    const name = `${t.fileName(question.trim().slice(0, 40)).replaceAll('~', '-')}.wav`;
    return { file: new File([sound.wav], name, { type: 'audio/wav' }), lengthMs: sound.lengthMs };
  };
  const keep = async (file: File) => {
    setState({ at: 'saving', share: 0 });
    const placed = await placeFile(file, { only: 'audio', onShare: (share) => setState({ at: 'saving', share }) });
    setState({ at: 'rest' });
    if (placed.outcome === 'placed') onKeep(placed.media);
    else if (placed.outcome !== 'stopped')
      setProblem(placed.outcome === 'refused' ? placed.reason : t.problems.unsaved);
  };
  const begin = () => {
    setProblem(null);
    setState({ at: 'preparing' });
  };
  const microphone = useMicrophone(
    (sound) => {
      void (async () => {
        begin();
        const made = await prepare(await sound.arrayBuffer());
        if (made) setState({ at: 'draft', draft: { ...made, url: URL.createObjectURL(made.file) } });
      })();
    },
    (fault) => fail(fault),
  );
  const { hearing } = microphone;
  const now: RecordingState =
    hearing === null ? state : hearing === 'asking' ? { at: 'asking' } : { at: 'hearing', hearing };

  return {
    state: now,
    problem,
    record: () => {
      setProblem(null);
      setState({ at: 'rest' });
      microphone.start();
    },
    keep,
    discard: () => setState({ at: 'rest' }),
    /** Any sound that the browser reads. */
    upload: async (file: File) => {
      begin();
      const made = await prepare(await file.arrayBuffer());
      if (made) await keep(made.file);
    },
    choose: async () => {
      const chosen = await ask('chooseMedia', { type: 'audio' });
      if (!chosen) return;
      begin();
      const bytes = await bytesOf(chosen);
      if (bytes === null) return fail('unreachable');
      if (isTelephoneWav(bytes) && chosen.startMs === null && chosen.endMs === null) {
        setState({ at: 'rest' });
        return onKeep(chosen);
      }
      const made = await prepare(bytes, chosen);
      if (made) await keep(made.file);
    },
  };
}

async function bytesOf({ publicId }: MediaRef): Promise<ArrayBuffer | null> {
  try {
    const reply = await fetch(mediaSourceUrl({ publicId }));
    return reply.ok ? await reply.arrayBuffer() : null;
  } catch {
    return null;
  }
}
