import { expect, it } from 'vitest';
import { makeInvitationLimits } from './invitation-limits.ts';

it('lets a sender invite a staff in one sitting, and then as many an hour', () => {
  let nowMs = 0;
  const limits = makeInvitationLimits(() => nowMs);
  for (let i = 0; i < 100; i++) limits.send('boss', `person-${i}@school.org`);
  expect(() => limits.send('boss', 'one-more@school.org')).toThrow('tooManyRequests');
  expect(() => limits.send('another', 'one-more@school.org')).not.toThrow();
  nowMs += 60 * 60 * 1000;
  expect(() => limits.send('boss', 'one-more@school.org')).not.toThrow();
});

it('lets a whole school look at its letters behind one address, and no machine try secrets for ever', () => {
  const limits = makeInvitationLimits(() => 0);
  for (let i = 0; i < 300; i++) limits.look('192.0.2.1');
  expect(() => limits.look('192.0.2.1')).toThrow('tooManyRequests');
  expect(() => limits.look('192.0.2.2')).not.toThrow();
});
