import { Anchor, Group, Text } from '@mantine/core';
import { usePublicSettings } from '../settings/index.ts';

/** Whom people turn to in this house: name, address and phone, as far as they are known; nothing otherwise. */
export function HouseContact() {
  const { contact } = usePublicSettings();
  const { name, email, phone } = contact;
  if (name === '' && email === '' && phone === '') return null;
  return (
    <Group gap="xs" component="address" style={{ fontStyle: 'normal' }}>
      {name !== '' && (
        <Text span fw={600} dir="auto">
          {name}
        </Text>
      )}
      {email !== '' && (
        <Anchor href={`mailto:${email}`} underline="always" style={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{email}</bdi>
        </Anchor>
      )}
      {phone !== '' && (
        <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} underline="always">
          <bdi dir="ltr">{phone}</bdi>
        </Anchor>
      )}
    </Group>
  );
}
