import type { Share, ShareId } from '@qc/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { apiQuery, useApiMutation } from '../api/index.ts';

/** How often an open page asks what was shared meanwhile, ms. */
const ASK_AGAIN_MS = 60_000;

interface Notices {
  notices: Share[];
  count: number;
}

/** What others gave, and what became of what the person gave, since it was last looked at. */
export function useShareNotices() {
  return useQuery({ ...apiQuery('listShareNotices'), refetchInterval: ASK_AGAIN_MS });
}

/** Marks notices as seen; they leave the list at once. */
export function useMarkSharesSeen(): (ids: readonly ShareId[]) => void {
  const client = useQueryClient();
  const { mutate } = useApiMutation('markShareNoticesSeen', {
    meta: { quiet: true },
    onSettled: () => client.invalidateQueries({ queryKey: ['listShareNotices'] }),
  });
  return (ids) => {
    if (ids.length === 0) return;
    client.setQueryData<Notices>(['listShareNotices'], (old) => {
      const notices = old?.notices.filter(({ _id }) => !ids.includes(_id));
      return old && notices && { notices, count: old.count - (old.notices.length - notices.length) };
    });
    mutate({ body: { ids: [...ids] } });
  };
}

/** Whoever has a game open has seen that it was shared. */
export function useGameOpened(gameId: string): void {
  const { data } = useShareNotices();
  const mark = useMarkSharesSeen();
  const about = data?.notices.filter(({ game, news }) => game === gameId && news === null).map(({ _id }) => _id) ?? [];
  const markAbout = useEffectEvent(() => mark(about));
  const key = about.join(' ');
  useEffect(() => {
    if (key !== '') markAbout();
  }, [key]);
}
