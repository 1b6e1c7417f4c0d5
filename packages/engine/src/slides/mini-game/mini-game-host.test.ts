import { expect, it } from 'vitest';
import { checkHost } from './mini-game-host.ts';

const HOSTS = ['h5p.org', '*.learningapps.org'];

it.each([
  ['', 'empty'],
  ['https://h5p.org/h5p/embed/1', 'allowed'],
  ['https://www.learningapps.org/watch?v=1', 'allowed'],
  ['https://learningapps.org/watch', 'refused'],
  ['https://h5p.org.evil.example/x', 'refused'],
  ['https://evil.example/h5p.org', 'refused'],
  ['https://h5p.org@evil.example/', 'notALink'],
  ['http://h5p.org/x', 'notALink'],
  ['javascript:alert(1)', 'notALink'],
])('%s is %s', (link, verdict) => {
  expect(checkHost(link, HOSTS)).toBe(verdict);
});
