export { changePassword, deleteOwnAccount, refreshSession, signOutEverywhere } from './account-calls.ts';
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
