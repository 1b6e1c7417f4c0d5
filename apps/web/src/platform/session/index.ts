export { changePassword, deleteOwnAccount, refreshSession, setUpOwner, signOutEverywhere } from './account-calls.ts';
export { dropLoginToken, takeLoginToken, waitingLoginToken } from './login-token.ts';
export {
  adminLogin,
  checkLogin,
  exchangeToken,
  finishLogout,
  login,
  logout,
  registerUser,
  type SessionCheck,
} from './session-calls.ts';
export {
  closeSession,
  getSessionUser,
  onSessionChange,
  setSessionUser,
  type SignedIn,
  useSessionUser,
} from './session-store.ts';
export { getSessionValue, renewSessionValue } from './session-value.ts';
