import { textsIn } from '#platform/words';
import { useParams } from '@tanstack/react-router';
import type { RoomId } from '@qc/contract';
import { isId } from '@qc/contract/id-form';
import { useApiQuery } from '#platform/api';
import { useLanguage } from '#platform/i18n';
import { PresentRoom, ScreenMessage } from './present-room.tsx';

/** The projected screen of the room in the address. */
export function PresentPage() {
  const { language } = useLanguage();
  const { room } = useParams({ strict: false });
  const numbers = useApiQuery('getCallNumbers').data?.numbers;
  if (!isId<RoomId>(room)) return <ScreenMessage text={textsIn(language, 'liveWire').noRoom} home />;
  return <PresentRoom key={room} roomId={room} callNumbers={numbers} />;
}
