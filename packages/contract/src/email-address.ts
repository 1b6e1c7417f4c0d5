/** What an e-mail address looks like, trimmed and in small letters. How long its last part may be is another matter. */
export const EMAIL_FORM = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,24}$/u;
