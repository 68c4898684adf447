import { expect } from '@open-wc/testing';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { saveFile } from './csv-download.ts';

describe('saveFile', () => {
  /** The events of file addresses, in order. */
  let told: string[];

  beforeEach(() => {
    told = [];
    vi.useFakeTimers();
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${told.push('created')}`);
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((href) => void told.push(`revoked ${href}`));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      told.push(`${this.href} as ${this.download}`);
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('keeps the address until a slow browser has begun with it, and leaves nothing behind after that', () => {
    const headers = new Headers({ 'content-disposition': 'attachment; filename="sales.csv"' });
    saveFile({ headers, text: 'a,b' });
    vi.advanceTimersByTime(20_000);
    expect(told).to.deep.equal(['created', 'blob:1 as sales.csv']);
    vi.advanceTimersByTime(20_000);
    expect(told).to.deep.equal(['created', 'blob:1 as sales.csv', 'revoked blob:1']);
    expect(vi.getTimerCount()).to.equal(0);
  });
});
