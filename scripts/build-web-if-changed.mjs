// Before what shows the web app to a browser without `npm start`: pictures of yesterday's screens are worse than none.
import { ensureWebBuilt } from './build-web.mjs';

await ensureWebBuilt();
