import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { afterEach, describe, it, vi } from 'vitest';
import { IntentKey } from './intent-key.ts';

describe('IntentKey', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  it('gives one input one key, also after a reload, and another input another', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        const before = new IntentKey();
        const key = before.keyFor(one);
        expect(key).to.match(/^[\d-]{1,255}$/);
        expect(before.keyFor(one)).to.equal(key);
        expect(before.keyFor(other)).not.to.equal(key);
        expect(new IntentKey().keyFor(one)).to.equal(key);
      }),
    );
  });

  it('starts over once the intent is settled', () => {
    const intents = new IntentKey();
    const key = intents.keyFor('fern');
    intents.settle('fern');
    expect(intents.keyFor('fern')).not.to.equal(key);
  });

  it('keeps nothing readable', () => {
    new IntentKey().keyFor('a secret name');
    expect(JSON.stringify({ ...sessionStorage })).not.to.contain('secret');
  });

  it('works where storage is closed', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('closed', 'SecurityError');
      });
    }
    const intents = new IntentKey();
    const key = intents.keyFor('fern');
    expect(intents.keyFor('fern')).to.equal(key);
    intents.settle('fern');
    expect(intents.keyFor('fern')).not.to.equal(key);
  });
});
