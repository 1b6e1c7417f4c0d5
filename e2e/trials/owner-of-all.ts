/** The owner of the house that a trial's server makes at its first start. */
export const OWNER_OF_ALL = { email: 'owner@school.org', password: 'owner-secret-of-tests' };
