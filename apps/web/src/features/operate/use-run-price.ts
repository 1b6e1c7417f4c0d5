import { apiQuery, call, errorText } from '#platform/api';
import { ask } from '#platform/asks';
import { useLanguage, useTexts } from '#platform/i18n';
import { refreshSession } from '#platform/session';
import { showTimedMessage } from '#ui/dialogs';
import type { DeviceName, LiveRefusal, Room, RoomId } from '@qc/contract';
import { dearestDevice, GAME_DEVICES } from '@qc/contract/devices/devices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The reason why a demo does not open stays long enough to be read, ms. */
const REASON_STAYS_MS = 4000;

/** What a room costs, seen from its console. */
export interface RunPrice {
  /** Not known yet: null. */
  room: Room | null;
  /** Shows the ways on when a refusal is about paying; false: it is about something else. */
  refused(code: LiveRefusal): boolean;
}

/** Knows what the first slide costs, and after it has opened brings the credits on screen up to date. */
export function useRunPrice(roomId: RoomId, inLobby: boolean, devices: readonly DeviceName[]): RunPrice {
  const t = useTexts('price');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = apiQuery('getRoom', { params: { id: roomId } });
  const { data = null } = useQuery({ ...query, staleTime: 0, enabled: inLobby });
  // What is let in since the room was opened makes the price; where runs are free, they stay so.
  const price = data && data.price > 0 && devices.length > 0 ? GAME_DEVICES[dearestDevice(devices)].price : data?.price;
  const room = data && { ...data, price: price ?? 0 };
  const isPaid = room !== null && room.price > 0 && !room.demo;

  useEffect(() => {
    if (inLobby || !isPaid) return;
    void refreshSession();
    void client.invalidateQueries({ queryKey: ['getCreditState'] });
  }, [inLobby, isPaid, client]);

  const openDemo = async (game: Room['game']) => {
    try {
      const demo = await call('openRoom', { body: { game, demo: true } });
      void client.invalidateQueries({ queryKey: ['listRooms'] });
      showTimedMessage({ kind: 'info', title: t.demoIsFree });
      await navigate({ to: '/$lang/operate/$room', params: { lang: language, room: demo._id } });
    } catch (error) {
      showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: REASON_STAYS_MS });
    }
  };
  return {
    room,
    refused: (code) => {
      if (code !== 'outOfCredits' && code !== 'remotesDisabled') return false;
      void client.invalidateQueries({ queryKey: query.queryKey });
      const game = room?.game;
      const onDemo = game && code === 'outOfCredits' ? () => void openDemo(game) : undefined;
      void ask('payRun', { code, price: room?.price, onDemo });
      return true;
    },
  };
}
