export { libraryHandlers } from './library-handlers.ts';
