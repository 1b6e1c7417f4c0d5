import type { FieldKinds } from '#platform/forms';

/** What the fields of an account hold. */
export const USER_FIELD_KINDS: FieldKinds = {
  name: 'name',
  email: 'email',
  contactEmail: 'email',
  password: 'password',
  phone: 'phone',
};
