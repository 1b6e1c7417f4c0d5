/** A set-up that cannot be used; the message says which setting and why, in words for whoever starts the server. */
export class ConfigError extends Error {}
