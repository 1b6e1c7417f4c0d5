import { useEffect, useEffectEvent } from 'react';
import type { NamedConflict } from '../frame/first-conflict.ts';
import type { OpenEditor } from '../use-editor-session.ts';
import { useGameChanges } from './use-game-changes.ts';

/** Who made the version that collides with the own one. */
export interface LastChange {
  name: string;
  /** How long ago; null: not known. */
  agoMs: number | null;
}

/** Whose change collides, asked for when one does; null: none, or not known. */
export function useLastChange(editor: OpenEditor, conflict: NamedConflict | null): LastChange | null {
  const { data, dataUpdatedAt, refetch } = useGameChanges(editor);
  const versions = data?.versions;
  const slide = conflict?.slide;
  const look = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (slide !== undefined) look();
  }, [slide]);
  if (!versions || slide === undefined) return null;
  if (slide === null) return versions.changedBy && { name: versions.changedBy.name, agoMs: null };
  const there = versions.questions.find(({ _id }) => _id === slide);
  return there?.changedBy ? { name: there.changedBy.name, agoMs: Math.max(0, dataUpdatedAt - there.updatedAt) } : null;
}
