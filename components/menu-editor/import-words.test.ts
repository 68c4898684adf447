import { expect } from '@open-wc/testing';
import { afterEach, describe, it } from 'vitest';
import { setLanguage } from '../localize/localize.ts';
import { fileText, importErrorText } from './import-words.ts';
import type { ImportError } from './menu-records.ts';

const message = 'price must be a number with a dot and at most 2 decimals, such as 8.50.';
/** Each code, as the compiler has it. */
const CODES: Record<ImportError['code'], true> = {
  required: true,
  price: true,
  whole_number: true,
  currency: true,
  differs: true,
  unknown_group: true,
  cell_count: true,
  quotes: true,
  row_too_long: true,
  invalid: true,
};

describe('what is wrong with a file', () => {
  afterEach(() => setLanguage('en'));

  it('is said in the words of the service in English', () => {
    expect(importErrorText({ code: 'price', message })).to.equal(message);
    expect(fileText(message)).to.equal(message);
  });

  it('has words of its own for each code in German; what has none keeps the message', async () => {
    await setLanguage('de');
    const texts = (Object.keys(CODES) as ImportError['code'][]).map((code) =>
      importErrorText({ code, message }),
    );
    expect(texts[1]).to.match(/^Hier muss ein Preis stehen/);
    expect(new Set(texts).size).to.equal(texts.length);
    expect(texts.filter((text) => text === message)).to.have.length(1);
    expect(fileText(message)).to.contain('Diese Datei ist nicht als Speisekarte lesbar.');
  });
});
