/** What packages of others ask for when they are passed on: name, licence, and the words of their licence files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One package of others that the product passes on. */
export interface PackageNotice {
  name: string;
  version: string;
  /** As the package names it, mostly an SPDX expression. */
  licence: string;
  /** Whom the package names; null when nobody. */
  author: string | null;
  /** Where its sources are; null when the package does not say. */
  source: string | null;
  /** The words of its licence and notice files; empty when it brings none. */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type?: string };
  author?: string | { name?: string };
  repository?: string | { url?: string };
  homepage?: string;
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)([-.].*)?$/i;
/** Said in a readme only: packages whose manifest names no licence, looked up by hand. */
const SAID_ELSEWHERE: Record<string, string> = { 'combine-errors': 'MIT' };

/** The notice of the package in `folder`. Throws when it names no licence: somebody has to look. */
export function readNotice(folder: string): PackageNotice {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence =
    (typeof manifest.license === 'object' ? manifest.license.type : manifest.license) ?? SAID_ELSEWHERE[manifest.name];
  if (licence === undefined) throw new Error(`${manifest.name} names no licence; see ${folder}`);
  const files = readdirSync(folder).filter((name) => LICENCE_FILE.test(name));
  const texts = files.sort().map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  const { name, version, author = {} } = manifest;
  const authorName = (typeof author === 'string' ? author : author.name) ?? null;
  return { name, version, licence, author: authorName, source: sourceOf(manifest), text: texts.join('\n\n') };
}

function sourceOf({ repository, homepage }: Manifest): string | null {
  const url = typeof repository === 'object' ? repository.url : repository;
  if (url === undefined) return homepage ?? null;
  if (/^[\w-]+\/[\w.-]+$/.test(url)) return `https://github.com/${url}`;
  return url
    .replace(/^git\+/, '')
    .replace(/^(git|ssh):\/\/(git@)?/, 'https://')
    .replace(/\.git$/, '');
}

/** The folder of a package below node_modules in which a bundled module lies; null for modules of our own. */
export function packageFolder(moduleId: string): string | null {
  const path = moduleId.replace(/^\0/, '').split('?', 1)[0] ?? '';
  const found = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1];
  return found !== undefined && existsSync(join(found, 'package.json')) ? found : null;
}

/** All notices as one text, for a file that goes along. */
export function noticesAsText(lead: string, notices: readonly PackageNotice[]): string {
  return `${[lead, ...notices.map(noticeAsText)].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

function noticeAsText({ name, version, licence, author, source, text }: PackageNotice): string {
  const facts = [`${name} ${version}`, `License: ${licence}`];
  if (author !== null) facts.push(`Author: ${author}`);
  if (source !== null) facts.push(`Source: ${source}`);
  const words = text || `The package brings no license text; the terms are those of ${licence}, see spdx.org/licenses.`;
  return [...facts, '', words].join('\n');
}
