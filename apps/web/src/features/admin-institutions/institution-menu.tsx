import { useApiMutation } from '#platform/api';
import { useGrantCredits } from '#platform/grant-credits';
import { useLanguage, useTexts } from '#platform/i18n';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { ActionIcon, Menu } from '@mantine/core';
import type { Institution } from '@qc/contract';
import {
  IconBuildingOff,
  IconCoins,
  IconDotsVertical,
  IconPackages,
  IconPencil,
  IconReceipt,
  IconUsers,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { texts } from './texts.ts';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** What a row can be asked for beside what its menu does by itself. */
export interface InstitutionActions {
  edit: (institution: Institution) => void;
  members: (institution: Institution) => void;
}

/** What an admin can do about one institution. */
export function InstitutionMenu({ institution, edit, members }: InstitutionActions & { institution: Institution }) {
  const t = useTexts(texts);
  const { language: lang } = useLanguage();
  const client = useQueryClient();
  const grant = useGrantCredits();
  const { _id, name } = institution;
  const closing = useApiMutation('deleteInstitution', {
    onSuccess: async () => {
      await Promise.all(['listInstitutions', 'listUsers'].map((key) => client.invalidateQueries({ queryKey: [key] })));
      showTimedMessage({ kind: 'success', title: t.closed });
    },
  });
  const close = async () => {
    const words = { title: t.closeTitle(name), text: t.closeText, confirmLabel: t.closeYes };
    if (await confirm({ ...words, danger: true })) closing.mutate({ params: { id: _id } });
  };
  const search = { institution: _id };
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t.more(name)}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => edit(institution)}>
          {t.edit}
        </Menu.Item>
        <Menu.Item leftSection={<IconUsers {...icon} />} onClick={() => members(institution)}>
          {t.members}
        </Menu.Item>
        <Menu.Item leftSection={<IconCoins {...icon} />} onClick={() => grant({ kind: 'institution', _id, name })}>
          {t.grant}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPackages {...icon} />}
          renderRoot={(props) => <Link {...props} to="/$lang/admin/subscriptions" params={{ lang }} search={search} />}
        >
          {t.subscriptions}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconReceipt {...icon} />}
          renderRoot={(props) => <Link {...props} to="/$lang/admin/transactions" params={{ lang }} search={search} />}
        >
          {t.transactions}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconBuildingOff {...icon} />} onClick={() => void close()}>
          {t.closeYes}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
