import { useSessionUser } from '#platform/session';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NamedConflict } from '../frame/first-conflict.ts';
import type { OpenEditor } from '../use-editor-session.ts';
import { useGameChanges } from './use-game-changes.ts';

/** Who made the version that collides with the own one. */
export interface LastChange {
  name: string;
  /** The person here, in another window or on another device. */
  isOwn: boolean;
  /** How long ago; null: not known. */
  agoMs: number | null;
}

/** Whose change collides, asked for when one does; null: none, or not known. */
export function useLastChange(editor: OpenEditor, conflict: NamedConflict | null): LastChange | null {
  const me = useSessionUser()?._id;
  const { data, dataUpdatedAt, refetch } = useGameChanges(editor);
  const slide = conflict?.slide;
  // What was known before the collision names whoever saved before.
  const [looked, setLooked] = useState<typeof slide>();
  const look = useEffectEvent(() => void refetch().then(() => setLooked(slide)));
  useEffect(() => {
    if (slide !== undefined) look();
    return () => setLooked(undefined);
  }, [slide]);
  const versions = data?.versions;
  if (!versions || slide === undefined || looked !== slide) return null;
  const there = slide === null ? null : versions.questions.find(({ _id }) => _id === slide);
  const by = slide === null ? versions.changedBy : there?.changedBy;
  if (!by) return null;
  return { name: by.name, isOwn: by._id === me, agoMs: there ? Math.max(0, dataUpdatedAt - there.updatedAt) : null };
}
