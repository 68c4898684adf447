import { describe, expect, it } from 'vitest';
import { TrellisError } from '../../session/trellis-error.ts';
import { Asked } from './loaded-report.ts';

describe('what is asked', () => {
  const open = () => {
    const host = { updates: 0, requestUpdate: () => void host.updates++ };
    return { host, asked: new Asked<string>(host) };
  };
  const later = () => {
    let give: (body: string) => void = () => {};
    let fail: (error: Error) => void = () => {};
    const promise = new Promise<string>((resolve, reject) => {
      give = resolve;
      fail = reject;
    });
    return { send: () => promise, give, fail, done: () => promise.catch(() => {}) };
  };

  it('keeps the answer before while one is on its way, and drops one that comes late', async () => {
    const { asked, host } = open();
    const [first, second] = [later(), later()];
    asked.ask('first', first.send);
    asked.ask('second', second.send);
    first.give('of the first');
    await first.done();
    expect([asked.body, asked.isOnItsWay, host.updates]).toEqual([undefined, true, 0]);
    second.give('of the second');
    await second.done();
    expect([asked.body, asked.isOnItsWay, host.updates]).toEqual(['of the second', false, 1]);
    asked.ask('third', later().send);
    expect([asked.body, asked.isOnItsWay]).toEqual(['of the second', true]);
  });

  it('is asked once, and again after it was forgotten', async () => {
    const { asked } = open();
    let times = 0;
    const send = async () => `${++times}`;
    asked.ask('one', send);
    asked.ask('one', send);
    await Promise.resolve();
    expect([asked.body, times]).toEqual(['1', 1]);
    asked.forget();
    asked.ask('one', send);
    await Promise.resolve();
    expect([asked.body, times]).toEqual(['2', 2]);
  });

  it('keeps a failure until another question', async () => {
    const { asked } = open();
    const failing = later();
    asked.ask('one', failing.send);
    failing.fail(new TrellisError('offline'));
    await failing.done();
    expect([asked.error?.type, asked.isOnItsWay]).toEqual(['offline', false]);
    asked.ask('two', later().send);
    expect([asked.error, asked.isOnItsWay]).toEqual([undefined, true]);
  });
});
