import { Alert } from '@mantine/core';
import type { CallFault } from '@qc/contract';
import { useTexts } from '#platform/i18n';

/** More are not listed one by one. */
const SHOWN = 6;

/** Who of a list is not called, and why; nothing where everybody is. */
export function NotCalled({ left }: { left: readonly { who: string; why: CallFault }[] }) {
  const t = useTexts('callPeople');
  if (left.length === 0) return null;
  return (
    <Alert color="orange" w="100%" role="status" title={t.notCalled(left.length)}>
      {left.slice(0, SHOWN).map(({ who, why }, at) => (
        <div key={`${at} ${who}`}>
          <bdi>{who}</bdi>: {t.faults[why]}
        </div>
      ))}
      {left.length > SHOWN && '…'}
    </Alert>
  );
}
