import * as z from 'zod/mini';
import { NewShare, Share } from '../entities/share.ts';
import { listQuery } from '../fields.ts';
import { GameId, ShareId } from '../ids.ts';
import { Done, route } from '../route.ts';

export const shareRoutes = {
  shareGame: route('POST', '/share', {
    access: 'user',
    summary: 'Give a game of mine to another user, who is told by mail and on screen',
    body: NewShare,
    reply: Share,
  }),
  listShares: route('GET', '/share', {
    access: 'user',
    summary: 'Who has a game of mine, and how',
    query: z.strictObject({ game: GameId }),
    reply: z.object({ shares: z.array(Share), count: z.int() }),
  }),
  revokeShare: route('DELETE', '/share/{id}', {
    access: 'user',
    summary: 'Take a share back: full editing and copies without editing end; a copy of their own stays theirs',
    params: z.object({ id: ShareId }),
    reply: Done,
  }),
  leaveGame: route('DELETE', '/share/game/{id}', {
    access: 'user',
    summary: 'Leave a game that was shared with me for full editing; its giver is told',
    params: z.object({ id: GameId }),
    reply: Done,
  }),
  listTransfers: route('GET', '/share/log', {
    access: 'user',
    summary: 'What I gave and was given, newest first, revoked ones included',
    query: z.strictObject(listQuery),
    reply: z.object({ transfers: z.array(Share), count: z.int() }),
  }),
  listShareNotices: route('GET', '/share/notices', {
    access: 'user',
    summary: 'What was shared with me since I last looked, and what became of what I shared',
    reply: z.object({ notices: z.array(Share), count: z.int() }),
  }),
  markShareNoticesSeen: route('POST', '/share/notices/seen', {
    access: 'user',
    summary: 'I have seen these notices',
    body: z.strictObject({ ids: z.array(ShareId).check(z.maxLength(100)) }),
    reply: Done,
  }),
};
