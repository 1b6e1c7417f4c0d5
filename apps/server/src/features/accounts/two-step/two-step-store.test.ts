import { expect, it } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { openSecret, sealSecret } from '#platform/sealed-secret';
import {
  countRecoveryCodes,
  findTwoStep,
  findTwoStepInForce,
  findTwoStepPeople,
  forgetPending,
  keepPending,
  replaceRecoveryCodes,
  turnOff,
  turnOn,
  useRecoveryCode,
  useStep,
} from './two-step-store.ts';

describeDatabases((getDb) => {
  async function danaWithStep(): Promise<string> {
    const dana = await insertUser(getDb(), 'dana');
    await keepPending(getDb(), dana, 'sealed', 1);
    await turnOn(getDb(), dana, { pending: 'sealed', step: 100, nowMs: 2 });
    return dana;
  }

  it('a secret is in force once it is confirmed, and only the one that waits can be', async () => {
    const dana = await insertUser(getDb(), 'dana');
    await keepPending(getDb(), dana, 'first', 1);
    expect(await findTwoStepInForce(getDb(), dana)).toBeNull();
    await keepPending(getDb(), dana, 'second', 2);
    expect(await turnOn(getDb(), dana, { pending: 'first', step: 7, nowMs: 3 })).toBe(false);
    expect(await turnOn(getDb(), dana, { pending: 'second', step: 7, nowMs: 3 })).toBe(true);
    expect(await turnOn(getDb(), dana, { pending: 'second', step: 7, nowMs: 4 })).toBe(false);
    expect(await findTwoStepInForce(getDb(), dana)).toEqual({ secret: 'second', onSinceMs: 3, lastStep: 7 });
    await keepPending(getDb(), dana, 'third', 5);
    expect(await findTwoStepInForce(getDb(), dana)).toMatchObject({ secret: 'second' });
    const omar = await insertUser(getDb(), 'omar');
    expect(await findTwoStepPeople(getDb(), [dana, omar])).toEqual(new Set([dana]));
    expect(await findTwoStepPeople(getDb(), [])).toEqual(new Set());
  });

  it('of twenty who use one step’s code at once one is right, and no earlier step counts after it', async () => {
    const dana = await danaWithStep();
    const tries = await Promise.all(Array.from({ length: 20 }, () => useStep(getDb(), dana, 'sealed', 101)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await useStep(getDb(), dana, 'sealed', 100)).toBe(false);
    expect(await useStep(getDb(), dana, 'another', 102)).toBe(false);
    expect(await useStep(getDb(), dana, 'sealed', 102)).toBe(true);
  });

  it('of twenty who use one recovery code at once one is right', async () => {
    const dana = await danaWithStep();
    await replaceRecoveryCodes(getDb(), dana, ['old']);
    await replaceRecoveryCodes(getDb(), dana, ['a', 'b']);
    const tries = await Promise.all(Array.from({ length: 20 }, () => useRecoveryCode(getDb(), dana, 'a', 5)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await useRecoveryCode(getDb(), dana, 'old', 5)).toBe(false);
    expect(await countRecoveryCodes(getDb(), dana)).toBe(1);
  });

  it('secrets that wait too long are forgotten, what is in force stays', async () => {
    const [dana, omar] = [await danaWithStep(), await insertUser(getDb(), 'omar')];
    await keepPending(getDb(), dana, 'another phone', 10);
    await keepPending(getDb(), omar, 'never confirmed', 10);
    await forgetPending(getDb(), 9);
    expect(await findTwoStep(getDb(), omar)).toMatchObject({ pending: 'never confirmed' });
    await forgetPending(getDb(), 10);
    expect(await findTwoStep(getDb(), omar)).toBeNull();
    expect(await findTwoStep(getDb(), dana)).toMatchObject({ secret: 'sealed', pending: null });
  });

  it('turning it off leaves nothing, and says whether it was on', async () => {
    const dana = await danaWithStep();
    await replaceRecoveryCodes(getDb(), dana, ['a']);
    expect(await turnOff(getDb(), dana)).toBe(true);
    expect(await turnOff(getDb(), dana)).toBe(false);
    expect(await findTwoStep(getDb(), dana)).toBeNull();
    expect(await countRecoveryCodes(getDb(), dana)).toBe(0);
    await keepPending(getDb(), dana, 'never confirmed', 1);
    expect(await turnOff(getDb(), dana)).toBe(false);
  });
}, 'two-step');

it('a sealed secret opens for its person on its server only, and not when it was touched', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', { holder: 'user-dana', purpose: 'twoStep' }, 'server secret');
  expect(openSecret(sealed, { holder: 'user-dana', purpose: 'twoStep' }, 'server secret')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealSecret('JBSWY3DPEHPK3PXP', { holder: 'user-dana', purpose: 'twoStep' }, 'server secret')).not.toBe(sealed);
  expect(() => openSecret(sealed, { holder: 'user-omar', purpose: 'twoStep' }, 'server secret')).toThrow();
  expect(() => openSecret(sealed, { holder: 'user-dana', purpose: 'twoStep' }, 'other secret')).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() =>
    openSecret(bytes.toString('base64url'), { holder: 'user-dana', purpose: 'twoStep' }, 'server secret'),
  ).toThrow();
});
