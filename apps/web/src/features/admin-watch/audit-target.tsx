import { useTexts } from '#platform/i18n';
import { Text } from '@mantine/core';
import { type AuditEntry, type AuditRecord, OWNED_RECORD_KINDS } from '@qc/contract';
import { RecordLink } from './record-link.tsx';

interface Props {
  entry: Pick<AuditEntry, 'target' | 'targetKind' | 'targetName' | 'after'>;
  records: ReadonlyMap<string, AuditRecord>;
}

const KINDS: readonly string[] = ['user', 'institution', ...OWNED_RECORD_KINDS];

/** What an act was about: its name with the way there, whose it is, and whether it is gone by now. */
export function AuditTarget({ entry, records }: Props) {
  const t = useTexts('adminWatch');
  const { target, targetKind, targetName } = entry;
  const record = records.get(target);
  // A person is told by the name of today; of other records the name that they had then counts.
  const isPerson = record?.kind === 'user';
  const name = (isPerson && record.name) || targetName || record?.name || '';
  const owner = entry.after['owner'] ?? record?.owner?.name ?? '';
  const isGone = target !== '' && KINDS.includes(targetKind) && record?.there !== true;
  return (
    <>
      {name !== '' && (
        <Text component="div" size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          <RecordLink record={record}>{name}</RecordLink>
        </Text>
      )}
      {isPerson && record.email !== name && <Line>{record.email}</Line>}
      {owner !== '' && !name.includes(owner) && <Line>{t.of(owner)}</Line>}
      {isGone && <Line>{t.gone}</Line>}
    </>
  );
}

function Line({ children }: { children: string }) {
  return (
    <Text component="div" size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      <bdi>{children}</bdi>
    </Text>
  );
}
