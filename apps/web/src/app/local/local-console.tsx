import { CannotKeep, type Hall, RunOver, type Runs } from '#features/local';
import { type ConsoleGround, OperateConsole, useOperatorRoom } from '#features/operate';
import { reachRoomsBy } from '#platform/live';
import { RoomId } from '@qc/contract';
import { useEffect, useState } from 'react';

/** The operator's console of a hall in this window. */
export function LocalConsole({ hall, runs, onLeave }: { hall: Hall; runs: Runs; onLeave: () => void }) {
  // Before the first wire is opened.
  const [roomId] = useState(() => {
    reachRoomsBy((hello, events) => hall.connect(hello, events, true));
    return RoomId.parse(hall.run.id);
  });
  const operated = useOperatorRoom(roomId);
  const isOver = operated.state.view?.phase.phase === 'ended';
  const { look } = runs;
  useEffect(() => {
    if (isOver) void look();
  }, [isOver, look]);
  const { id, language } = hall.run;
  const screenAddress = `${location.href.split('#')[0]}#screen/${language}/${id}`;
  const ground: ConsoleGround = {
    price: null,
    hasPages: false,
    calling: null,
    onPresent: () => window.open(screenAddress, `qc-screen-${id}`),
    ended: (keepsResult) => <RunOver run={hall.run} runs={runs} keepsResult={keepsResult} onLeave={onLeave} />,
  };
  return (
    <>
      <CannotKeep hall={hall} />
      <OperateConsole ground={ground} {...operated} bridges={null} askScreenLink={null} />
    </>
  );
}
