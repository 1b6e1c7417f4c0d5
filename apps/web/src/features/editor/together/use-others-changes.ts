import { useState } from 'react';
import type { OpenEditor } from '../use-editor-session.ts';
import type { OthersNews } from './others-news.ts';
import { useGameChanges } from './use-game-changes.ts';

/** The last that others saved, until the person has read it. */
export function useOthersChanges(editor: OpenEditor): { news: OthersNews | null; close: () => void } {
  const news = useGameChanges(editor).data?.news ?? null;
  const [readMs, setReadMs] = useState(0);
  return { news: news && news.foundAtMs > readMs ? news : null, close: () => setReadMs(news?.foundAtMs ?? 0) };
}
