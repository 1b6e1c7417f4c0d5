import { type AdminView, readAdminView } from '#platform/admin-list';
import { useLanguage } from '#platform/i18n';
import { LinkText } from '#ui/link/links';
import type { AuditRecord } from '@qc/contract';

/** So many letters of a slide find it; a search takes no more words than a person types. */
const SEARCH_MAX = 60;

/** A record's name, and where there is a screen that shows the record, the way there. */
export function RecordLink({ record, children }: { record: AuditRecord | undefined; children: string }) {
  const { language: lang } = useLanguage();
  const name = <bdi>{children}</bdi>;
  if (record?.there !== true) return name;
  const { _id: id, kind } = record;
  if (kind === 'game') {
    return (
      <LinkText size="sm" to="/$lang/create-game/{-$id}/{-$queIndex}" params={{ lang, id }}>
        {name}
      </LinkText>
    );
  }
  if (kind === 'result') {
    return (
      <LinkText size="sm" to="/$lang/results/$id" params={{ lang, id }}>
        {name}
      </LinkText>
    );
  }
  const place = listOf(record);
  if (place === null) return name;
  return (
    <LinkText size="sm" to={place.to} params={{ lang }} search={place.search ?? {}}>
      {name}
    </LinkText>
  );
}

/** The list of the admin area in which a record stands, narrowed to it where it can be; null: there is none. */
function listOf({ kind, name, email, owner }: AuditRecord) {
  const ofOwner = owner === null ? {} : readAdminView({ [owner.kind]: owner._id });
  switch (kind) {
    case 'user':
      return to('/$lang/admin/users', { search: email });
    case 'institution':
      return to('/$lang/admin/institutions', { search: name });
    case 'question':
      return to('/$lang/admin/slides', { search: name.slice(0, SEARCH_MAX) });
    case 'room':
      return to('/$lang/admin/rooms');
    case 'category':
      return to('/$lang/admin/categories');
    case 'subscription':
      return to('/$lang/admin/subscriptions', ofOwner);
    case 'subscriptionType':
      return to('/$lang/admin/subscription-types');
    case 'order':
      return to('/$lang/admin/orders', { ...ofOwner, kind: 'all' });
    default:
      return null;
  }
}

function to<T extends string>(address: T, search?: AdminView) {
  return { to: address, search };
}
