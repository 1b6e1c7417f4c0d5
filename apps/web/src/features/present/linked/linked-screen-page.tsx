import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { RoomId, ScreenProof, ServerMessage } from '@qc/contract';
import { isId } from '@qc/contract/id-form';
import { SCREEN_TOKEN_FORM } from '@qc/contract/live/screen-forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { helloScreen, type WireEnd } from '#platform/live';
import { PresentRoom, ScreenMessage } from '../present-room.tsx';
import { useCallNumbers } from '../use-call-numbers.ts';
import { ScreenCodeForm } from './screen-code-form.tsx';

/** The big screen of a room on a machine where nobody is signed in: by the link in the address, else by a code. */
export function LinkedScreenPage() {
  const t = useTexts('linkedScreen');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { room, token } = useParams({ strict: false });
  const { numbers, costHint } = useCallNumbers();
  /** The code that was typed last, and how many there have been: the same may be tried again. */
  const [tried, setTried] = useState<{ code: string; n: number } | null>(null);
  const open = (code: string) => setTried((before) => ({ code, n: (before?.n ?? 0) + 1 }));
  const address = isId<RoomId>(room) && SCREEN_TOKEN_FORM.test(token ?? '') ? { room, token: token ?? '' } : null;
  const proof: ScreenProof | null = address ?? (tried && { code: tried.code });
  if (!proof) return <ScreenCodeForm problem={room === undefined ? null : t.incomplete} onCode={open} />;

  // From now on the address says it: reloaded, the page comes back without a code.
  const onMessage = (message: ServerMessage) => {
    if (message.t !== 'screenLink') return;
    const [to, proves] = message.path.split('/').slice(2);
    void navigate({
      to: '/$lang/screen/{-$room}/{-$token}',
      params: { lang: language, room: to, token: proves },
      replace: true,
    });
  };
  const ended = (why: WireEnd) => {
    if (address) return LINK_WORDS[why] ? <ScreenMessage text={t[LINK_WORDS[why]]} home={false} /> : null;
    const words = why === 'tooManyTries' ? t.tooMany : t.wrong;
    return <ScreenCodeForm problem={words} said={tried?.code} onCode={open} />;
  };
  const door = {
    on: JSON.stringify([proof, tried?.n]),
    hello: (lastVersion: number | null) => helloScreen(proof, lastVersion),
    onMessage,
  };
  return <PresentRoom key={door.on} door={door} home={false} ended={ended} callNumbers={numbers} callCost={costHint} />;
}

/** Why a link lets nobody in; other ends have words of their own. */
const LINK_WORDS: Partial<Record<WireEnd, 'closed' | 'over'>> = { notAllowed: 'closed', noRoom: 'over' };
