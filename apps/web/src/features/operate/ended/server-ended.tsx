import { Text } from '@mantine/core';
import type { RoomId } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { RunResult } from '../run-result.tsx';
import { RunAgain } from './run-again.tsx';

/** What is left of a run on the server that has ended: the way to its result, and the next room. */
export function ServerEnded({ roomId, keepsResult }: { roomId: RoomId; keepsResult: boolean }) {
  const t = useTexts('operate');
  return (
    <>
      {keepsResult ? <RunResult roomId={roomId} /> : <Text ta="center">{t.nothingKept}</Text>}
      <RunAgain roomId={roomId} />
    </>
  );
}
