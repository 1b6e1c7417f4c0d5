import { textsIn } from '#platform/words';
import { useParams } from '@tanstack/react-router';
import type { RoomId } from '@qc/contract';
import { isId } from '@qc/contract/id-form';
import { useLanguage } from '#platform/i18n';
import { PresentRoom, ScreenMessage } from './present-room.tsx';
import { useCallNumbers } from './use-call-numbers.ts';
import { staffDoor } from './use-presenter-room.ts';

/** The projected screen of the room in the address. */
export function PresentPage() {
  const { language } = useLanguage();
  const { room } = useParams({ strict: false });
  const { numbers, costHint } = useCallNumbers();
  if (!isId<RoomId>(room)) return <ScreenMessage text={textsIn(language, 'liveWire').noRoom} home />;
  return <PresentRoom key={room} door={staffDoor(room)} callNumbers={numbers} callCost={costHint} />;
}
