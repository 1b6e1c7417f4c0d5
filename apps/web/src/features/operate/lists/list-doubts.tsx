import { Alert } from '@mantine/core';
import { SHORT_TEXT_MAX } from '@qc/contract/limits';
import { useTexts } from '#platform/i18n';
import { clickerName } from '#platform/remote-names';
import type { ListPlan } from './plan-list.ts';

/** More of a kind are not listed one by one. */
const SHOWN = 5;

/** What of a list is in doubt, before it is put into the room; nothing where all is clear. */
export function ListDoubts({ plan }: { plan: ListPlan }) {
  const t = useTexts('clickerLists');
  const receivers = useTexts('clickerReceivers');
  const all = (names: readonly string[]) => names.slice(0, SHOWN).join(', ') + (names.length > SHOWN ? '…' : '');
  const lines = [
    plan.namedTwice.length > 0 && t.namedTwice(all(plan.namedTwice)),
    ...plan.remotesTwice
      .slice(0, SHOWN)
      .map(({ remote, names }) => t.remoteTwice(clickerName(remote, receivers), ...names)),
    ...plan.takenOver
      .slice(0, SHOWN)
      .map(({ remote, from, to }) => t.takenOver(clickerName(remote, receivers), from, to)),
    plan.noRemotes.length > 0 && t.noRemotes(all(plan.noRemotes)),
    plan.needsReceiver && t.needsReceiver,
    plan.unknownTeams.length > 0 && t.unknownTeams(all(plan.unknownTeams)),
    plan.tooLong.length > 0 && t.tooLong(SHORT_TEXT_MAX, all(plan.tooLong)),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Alert color="orange" w="100%" role="status">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}
