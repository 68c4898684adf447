import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { checkPlant, plantBody, readInt64 } from './plant-input.ts';

const least = -(2n ** 63n);
const most = 2n ** 63n - 1n;
const fine = { id: '41', name: 'Fern', tag: '' };

describe('readInt64', () => {
  it('keeps every int64 exactly, with blanks around it', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: least, max: most }),
        fc.constantFrom('', ' ', '\t', '  '),
        (value, blank) => {
          expect(readInt64(`${blank}${value}${blank}`)).to.equal(value);
        },
      ),
    );
  });

  it('refuses what lies beyond', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: most + 1n, max: most * 100n }), (value) => {
        expect(readInt64(`${value}`)).to.equal('range');
        expect(readInt64(`${-value - 1n}`)).to.equal('range');
      }),
    );
  });

  it('refuses what is not plain digits', () => {
    for (const typed of ['1.0', '1e3', '0x10', '+1', '--1', '1 2', '١', 'NaN', '1n', '-']) {
      expect(readInt64(typed), typed).to.equal('digits');
    }
    expect(readInt64('  ')).to.equal('empty');
  });

  it('reads leading zeros and minus zero as the number they are', () => {
    expect(readInt64('007')).to.equal(7n);
    expect(readInt64('-0')).to.equal(0n);
  });
});

describe('checkPlant', () => {
  it('counts code points, not halves of them', () => {
    expect(checkPlant({ ...fine, name: '🌿'.repeat(255) }).name).to.equal(undefined);
    expect(checkPlant({ ...fine, name: '🌿'.repeat(256) }).name).to.equal('long');
    expect(checkPlant({ ...fine, tag: 'x'.repeat(256) }).tag).to.equal('long');
  });

  it('refuses blank names, NUL and lone surrogates', () => {
    expect(checkPlant({ ...fine, name: ' \t ' }).name).to.equal('empty');
    expect(checkPlant({ ...fine, name: 'a\0' }).name).to.equal('refused');
    expect(checkPlant({ ...fine, tag: '\ud83c' }).tag).to.equal('refused');
  });
});

describe('plantBody', () => {
  it('writes the number as raw digits and the texts as they are', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: least, max: most }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ unit: 'grapheme' }),
        (id, name, tag) => {
          const body = plantBody({ id: ` ${id} `, name, tag });
          expect(body.startsWith(`{"id":${id},`)).to.equal(true);
          const { id: _, ...texts } = JSON.parse(body);
          expect(texts).to.deep.equal(tag ? { name, tag } : { name });
        },
      ),
    );
  });
});
