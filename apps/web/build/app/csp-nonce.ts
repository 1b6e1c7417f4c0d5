/** What stands in the built pages where the server puts the nonce of each response. */
export const CSP_NONCE = '__CSP_NONCE__';
