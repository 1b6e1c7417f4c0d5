export { forgetRemotesOf } from './remembered-remote-store.ts';
export { rememberedRemoteHandlers } from './remembered-remote-handlers.ts';
