import { expect, it } from 'vitest';
import { describeFault } from './describe-fault.ts';

it('keeps what went wrong and where, and nothing a database adds', () => {
  const refused = Object.assign(new TypeError('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(dana@school.org) already exists.',
    parameters: ['+972 50 000 0000'],
  });
  const fault = describeFault(new Error('saving failed', { cause: refused }));
  expect(fault).toMatchObject({ type: 'Error', message: 'saving failed' });
  expect(fault.cause).toMatchObject({ type: 'TypeError', message: 'duplicate key', code: '23505' });
  expect(fault.stack).toContain('describe-fault.test');
  expect(JSON.stringify(fault)).not.toMatch(/dana|972/);
});

it('bears what is no error, and causes that go round', () => {
  expect(describeFault('dana@school.org')).toEqual({ type: 'string', message: 'not an error object', stack: '' });
  const round = new Error('round');
  round.cause = round;
  expect(JSON.stringify(describeFault(round)).match(/"message"/g)).toHaveLength(4);
});
