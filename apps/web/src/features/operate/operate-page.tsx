import { textsIn } from '#platform/words';
import { Center, Loader } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import type { RoomId } from '@qc/contract';
import { isId } from '@qc/contract/id-form';
import { useLanguage, useTexts } from '#platform/i18n';
import { withWords } from '#platform/words-loader';
import { partOnDemand } from '#platform/on-demand';
import { LinkButton } from '#ui/link/links';
import { type ConsoleGround, OperateConsole } from './operate-console.tsx';
import { OperateOver } from './operate-over.tsx';
import { useOperatorRoom } from './use-operator-room.ts';
import { useRunPrice } from './use-run-price.ts';

/** Where there is nothing to operate any more, the way home. */
function HomeButton() {
  const t = useTexts('operate');
  const { language } = useLanguage();
  return (
    <LinkButton
      variant="default"
      leftSection={<IconHome size={20} />}
      to="/$lang/dashboard"
      params={{ lang: language }}
    >
      {t.dashboard}
    </LinkButton>
  );
}

const ServerEnded = partOnDemand(async () => (await import('./ended/server-ended.tsx')).ServerEnded);
const WaysOn = partOnDemand(async () => (await import('./ended/ways-on.tsx')).WaysOn);
const FromServer = partOnDemand(
  async () => (await withWords(import('./lists/from-server.tsx'), 'clickers')).FromServer,
);

const CallPeople = partOnDemand(async () => (await withWords(import('./calling'), 'calling')).CallPeople);

function OperateRoom({ roomId }: { roomId: RoomId }) {
  const t = useTexts('operate');
  const { language } = useLanguage();
  const operated = useOperatorRoom(roomId);
  const { wire, room, view } = operated.state;
  const price = useRunPrice(roomId, view?.phase.phase === 'lobby', view?.devices ?? []);
  const over = wire !== 'online' && wire !== 'away' && wire !== 'connecting';
  // A room that has ended is closed after a while: what was seen last stays.
  if (over && view?.phase.phase !== 'ended') {
    return (
      <OperateOver title={textsIn(language, 'liveWire')[wire]}>
        <HomeButton />
      </OperateOver>
    );
  }
  if (!room || !view) {
    return (
      <Center h="100dvh">
        <Loader size="lg" aria-label={t.connecting} />
      </Center>
    );
  }
  const ground: ConsoleGround = {
    price,
    hasPages: true,
    calling: view.devices.includes('dialer') && <CallPeople roomId={roomId} />,
    onPresent: () => window.open(`/${language}/present/${roomId}`, `qc-present-${roomId}`),
    waysOn: <WaysOn roomId={roomId} />,
    ended: (keepsResult) => (
      <>
        <ServerEnded roomId={roomId} keepsResult={keepsResult} />
        <HomeButton />
      </>
    ),
  };
  return <OperateConsole ground={ground} {...operated} FromServer={FromServer} />;
}

/** The operator's console of the room in the address. It comes back into a run that is under way. */
export function OperatePage() {
  const { language } = useLanguage();
  const { room } = useParams({ strict: false });
  if (!isId<RoomId>(room)) {
    return (
      <OperateOver title={textsIn(language, 'liveWire').noRoom}>
        <HomeButton />
      </OperateOver>
    );
  }
  return <OperateRoom key={room} roomId={room} />;
}
