import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { TokenLife } from './token-life.ts';

describe('TokenLife', () => {
  let minted = 0;
  const mint =
    (lifeS = 900) =>
    () =>
      Promise.resolve({ token: `token-${++minted}`, expires_in: lifeS });

  beforeEach(() => {
    minted = 0;
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => void vi.useRealTimers());

  it('mints once for all who ask at once', async () => {
    const life = new TokenLife(mint());
    const tokens = await Promise.all(Array.from({ length: 10 }, () => life.get()));
    expect(new Set(tokens)).to.deep.equal(new Set(['token-1']));
    life.end();
  });

  it('never hands out a token past its life, and renews by itself at 80 % of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 720 }),
        fc.integer({ min: 0, max: 40 }),
        async (fifth, waits) => {
          const lifeS = fifth * 5;
          const waitS = fifth * waits;
          minted = 0;
          const life = new TokenLife(mint(lifeS));
          await life.get();
          await vi.advanceTimersByTimeAsync(waitS * 1000);
          const renewals = Math.floor(waits / 4);
          expect(minted).to.equal(1 + renewals);
          expect(await life.get()).to.equal(`token-${minted}`);
          life.end();
        },
      ),
      { numRuns: 30 },
    );
  });

  it('renews once for many who were refused the same token', async () => {
    const life = new TokenLife(mint());
    const old = await life.get();
    const next = await Promise.all([life.renew(old), life.renew(old), life.renew(old)]);
    expect(next).to.deep.equal(['token-2', 'token-2', 'token-2']);
    expect(await life.renew(old)).to.equal('token-2');
    life.end();
  });

  it('does not keep a failure', async () => {
    let fails = true;
    const life = new TokenLife(() => (fails ? Promise.reject(new Error('no')) : mint()()));
    expect(await life.get().catch((error: Error) => error.message)).to.equal('no');
    fails = false;
    expect(await life.get()).to.equal('token-1');
    life.end();
  });

  it('refuses what is no token, and one that comes after its end', async () => {
    for (const answer of [{}, { token: '', expires_in: 9 }, { token: 'x' }, { token: 'x', expires_in: 0 }]) {
      const life = new TokenLife(() => Promise.resolve(answer as never));
      expect(await life.get().catch(() => 'refused')).to.equal('refused');
    }
    const life = new TokenLife(mint());
    const late = life.get().catch(() => 'refused');
    life.end();
    expect(await late).to.equal('refused');
  });
});
