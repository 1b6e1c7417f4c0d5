export { loadLicenses, NOTICE_FILE } from './load-licenses.ts';
