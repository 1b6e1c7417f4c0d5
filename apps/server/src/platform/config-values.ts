import { z } from 'zod';

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];
const HOST_PATTERN = /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Whether a setting is an origin: protocol, host and port, nothing after. */
export function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value.toLowerCase();
}

/** An origin that the server itself calls: https, or http on this machine for a service beside it. */
export function isServiceOrigin(value: string): boolean {
  if (!isOrigin(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || LOOPBACK.includes(hostname);
}

/** An address of this very machine: nothing sent there leaves it. */
export function isThisMachine(value: string): boolean {
  return URL.canParse(value) && LOOPBACK.includes(new URL(value).hostname);
}

/** Whether a text may stand as one part of a path at the media service. */
export function isCloudName(value: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(value);
}

/** A list of host names; `*.example.org` stands for every host below example.org. They end up in a security header. */
export const hostPatterns = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .refine(
    (list) => list.every((host) => HOST_PATTERN.test(host)),
    'must be host names such as example.org or *.example.org, separated by commas',
  );

/** Hosts by their whole names or addresses. */
export const wholeHosts = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .refine(
    (list) => list.every((host) => /^([a-z0-9][a-z0-9.-]{0,252}|\[[0-9a-f:]{2,45}\])$/.test(host)),
    'must be hosts such as localhost or speech.lan, separated by commas',
  );

/** Whether a setting is the address of a mail server. */
export function isMailServer(value: string): boolean {
  return URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
}

/** Whether a setting is an e-mail address, with or without a name before it. */
export function isMailSender(value: string): boolean {
  return /^([^<>"\p{Cc}]{1,80} <[^\s<>@"]+@[^\s<>@"]+>|[^\s<>@"]+@[^\s<>@"]+)$/u.test(value);
}
