import { Text } from '@mantine/core';
import type { PotOwner } from '@qc/contract';
import { IconBuildingBank } from '@tabler/icons-react';

/** Whose credits or money: a person with the address, or an institution with its sign. */
export function OwnerCell({ owner }: { owner: PotOwner }) {
  return (
    <>
      <Text component="div" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {owner.kind === 'institution' && (
          <IconBuildingBank size={16} aria-hidden style={{ marginInlineEnd: 6, verticalAlign: '-2px' }} />
        )}
        <bdi>{owner.name}</bdi>
      </Text>
      {owner.email !== '' && (
        <Text component="div" size="sm" c="dimmed">
          <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            {owner.email}
          </bdi>
        </Text>
      )}
    </>
  );
}
