export { apiHost, settleApiHost } from './api-host.ts';
