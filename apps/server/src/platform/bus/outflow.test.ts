import { beforeEach, describe, expect, it } from 'vitest';
import { Outflow } from './outflow.ts';

const MEGABYTE = 'x'.repeat(1024 * 1024);

describe('Outflow', () => {
  let sent: string[] = [];
  let dropped = 0;
  let confirmations: PromiseWithResolvers<void>[] = [];
  let outflow: Outflow;
  beforeEach(() => {
    [sent, dropped, confirmations] = [[], 0, []];
    outflow = new Outflow({
      send: (subject) => sent.push(subject),
      confirm: () => {
        const confirmation = Promise.withResolvers<void>();
        confirmations.push(confirmation);
        return confirmation.promise;
      },
      onDropped: (count) => (dropped += count),
    });
  });
  const push = (from: number, to: number) => {
    for (let n = from; n <= to; n++) outflow.push(String(n), MEGABYTE);
  };
  const confirm = async () => {
    confirmations.shift()?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };

  it('drops what has waited longest, and keeps the order of the rest', async () => {
    push(1, 14);
    expect([sent, outflow.isFull, dropped]).toEqual([['1', '2', '3', '4'], true, 3]);
    for (let n = 0; n < 20; n++) await confirm();
    expect(sent).toEqual(['1', '2', '3', '4', '8', '9', '10', '11', '12', '13', '14']);
    expect(outflow.isFull).toBe(false);
  });

  it('forgets everything with its connection, and takes no late word of it', async () => {
    push(1, 6);
    outflow.clear();
    expect(outflow.isFull).toBe(false);
    push(7, 8);
    await confirm();
    push(9, 10);
    expect([sent, outflow.isFull, dropped]).toEqual([['1', '2', '3', '4', '7', '8', '9', '10'], true, 0]);
  });

  it('asks nothing of the network where little is sent', () => {
    for (let n = 0; n < 1000; n++) outflow.push('own.two', 'a');
    expect([sent.length, confirmations.length]).toEqual([1000, 0]);
  });
});
