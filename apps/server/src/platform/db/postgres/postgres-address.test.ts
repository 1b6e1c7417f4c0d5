import { expect, it } from 'vitest';
import { strictPostgresAddress } from './postgres-address.ts';

it.each([
  ['postgres://a/b?sslmode=require', 'postgres://a/b?sslmode=verify-full'],
  ['postgres://a/b?x=1&sslmode=prefer&y=2', 'postgres://a/b?x=1&sslmode=verify-full&y=2'],
  ['postgres://a/b?sslmode=verify-ca', 'postgres://a/b?sslmode=verify-full'],
])('%s asks for a checked certificate', (given, strict) => {
  expect(strictPostgresAddress(given)).toBe(strict);
});

it.each([
  'postgres://a/b',
  'postgres://a/b?sslmode=disable',
  'postgres://a/b?sslmode=no-verify',
  'postgres://a/b?sslmode=verify-full&sslrootcert=/ca.crt',
  'postgres://a/b?uselibpqcompat=true&sslmode=require',
])('%s stays as it is', (address) => {
  expect(strictPostgresAddress(address)).toBe(address);
});
