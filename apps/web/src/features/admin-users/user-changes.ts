import { InstitutionId, type User } from '@qc/contract';

/** The fields of the panel; the form keeps them as the inputs want them. */
export interface UserFields {
  name: string;
  email: string;
  emailConfirmed: boolean;
  phone: string;
  contactEmail: string;
  currency: string;
  emailNotifications: boolean;
  address: string;
  language: string;
  country: string;
  role: string;
  institution: string | null;
  disabledFromAdmin: boolean;
  disabledReason: string;
  disableRemotesGames: boolean;
}

/** A person's fields as the panel begins with them. */
export function fieldsOf(user: User): UserFields {
  const { name, email, emailConfirmed, phone, contactEmail, currency, emailNotifications } = user;
  const { address, language, country, disabledFromAdmin, disableRemotesGames } = user;
  return {
    name,
    email,
    emailConfirmed,
    phone,
    contactEmail,
    currency,
    emailNotifications,
    address,
    language,
    country,
    disabledFromAdmin,
    disableRemotesGames,
    role: String(user.role),
    disabledReason: user.disabledReason ?? '',
    institution: user.institution?._id ?? null,
  };
}

/** Only what was changed: what is not named stays as somebody else may have set it meanwhile. */
export function changesOf(before: UserFields, after: UserFields): Record<string, unknown> {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([key, value]) => value !== old.get(key));
  return Object.fromEntries(changed.map(([key, value]) => [key, key === 'role' ? Number(value) : value]));
}

/** A form's text as an institution's id. */
export function institutionOf(text: string | null): InstitutionId | null {
  const parsed = InstitutionId.safeParse(text);
  return parsed.success ? parsed.data : null;
}
