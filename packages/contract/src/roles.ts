/** Whether a role opens the /admin screens. Strict: only the numbers 0 and 1 do. */
export function isAdminRole(role: unknown): boolean {
  return role === 0 || role === 1;
}
