import { ask } from '#platform/asks';
import { useLanguage, useTexts } from '#platform/i18n';
import { itemIcon, RowMenu } from '#ui/menu/row-menu';
import { LinkItem } from '#ui/link/link-item';
import { Menu } from '@mantine/core';
import type { Institution } from '@qc/contract';
import { IconBuildingOff, IconCoins, IconPackages, IconPencil, IconReceipt, IconUsers } from '@tabler/icons-react';

/** What a row can be asked for beside what its menu does by itself. */
export interface InstitutionActions {
  edit: (institution: Institution) => void;
  members: (institution: Institution) => void;
  close: (institution: Institution) => void;
}

/** What an admin can do about one institution. */
export function InstitutionMenu({
  institution,
  edit,
  members,
  close,
}: InstitutionActions & { institution: Institution }) {
  const t = useTexts('adminInstitutions');
  const labels = useTexts('labels');
  const { language: lang } = useLanguage();
  const { _id, name } = institution;
  const search = { institution: _id };
  return (
    <RowMenu label={t.more(name)} width={230}>
      <Menu.Item leftSection={<IconPencil {...itemIcon} />} onClick={() => edit(institution)}>
        {labels.edit}
      </Menu.Item>
      <Menu.Item leftSection={<IconUsers {...itemIcon} />} onClick={() => members(institution)}>
        {t.members}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCoins {...itemIcon} />}
        onClick={() => void ask('grantCredits', { kind: 'institution', _id, name })}
      >
        {t.grant}
      </Menu.Item>
      <LinkItem
        leftSection={<IconPackages {...itemIcon} />}
        to="/$lang/admin/subscriptions"
        params={{ lang }}
        search={search}
      >
        {t.subscriptions}
      </LinkItem>
      <LinkItem
        leftSection={<IconReceipt {...itemIcon} />}
        to="/$lang/admin/transactions"
        params={{ lang }}
        search={search}
      >
        {t.transactions}
      </LinkItem>
      <Menu.Divider />
      <Menu.Item color="red" leftSection={<IconBuildingOff {...itemIcon} />} onClick={() => close(institution)}>
        {t.closeYes}
      </Menu.Item>
    </RowMenu>
  );
}
