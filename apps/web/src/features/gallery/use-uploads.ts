import { call, errorText } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { type Media, SHORT_TEXT_MAX } from '@qc/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { fileProblem } from './file-problem.ts';
import { texts } from './texts.ts';

/** One file on its way. */
export interface Upload {
  id: number;
  name: string;
  /** Share of the bytes sent, 0..1. */
  share: number;
  state: 'sending' | 'done' | 'refused';
  /** Why it was refused, in the person's language. */
  problem: string;
  stop: () => void;
}

/** Uploads files one after another, shows how far each has come, and refreshes the gallery after each. */
export function useUploads(onUploaded: (media: Media) => void) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastId = useRef(0);
  const line = useRef(Promise.resolve());

  const change = useCallback((id: number, patch: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)));
  }, []);
  const dismiss = useCallback((id: number) => setUploads((all) => all.filter((upload) => upload.id !== id)), []);

  const send = async (id: number, file: File, signal: AbortSignal) => {
    if (signal.aborted) return;
    const form = new FormData();
    form.append('title', titleOf(file));
    form.append('file', file);
    try {
      const onProgress = (share: number) => change(id, { share });
      const media = await call('createMedia', { form }, { signal, onProgress });
      change(id, { state: 'done', share: 1 });
      setTimeout(() => dismiss(id), 2500);
      await queries.invalidateQueries({ queryKey: ['listMedia'] });
      onUploaded(media);
    } catch (error) {
      if (signal.aborted) dismiss(id);
      else change(id, { state: 'refused', problem: errorText(error, language) });
    }
  };

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const id = ++lastId.current;
      const abort = new AbortController();
      const problem = fileProblem(file);
      const stop = () => {
        abort.abort();
        dismiss(id);
      };
      const state = problem ? 'refused' : 'sending';
      setUploads((all) => [...all, { id, name: file.name, share: 0, state, problem: problem ? t[problem] : '', stop }]);
      if (!problem) line.current = line.current.then(() => send(id, file, abort.signal));
    }
  };

  return { uploads, add, dismiss };
}

/** The file's name without its ending, as a first title. */
function titleOf(file: File): string {
  return file.name.replace(/\.[^.]+$/, '').slice(0, SHORT_TEXT_MAX);
}
