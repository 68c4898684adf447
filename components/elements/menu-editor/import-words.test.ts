import { expect } from '@open-wc/testing';
import { afterEach, describe, it } from 'vitest';
import { others } from '../../i18n/catalog.ts';
import { setLanguage } from '../../i18n/localize.ts';
import type { ImageFault, ImportFault } from '../../../bff/core/contract/error-details.ts';
import { TrellisError } from '../../session/trellis-error.ts';
import { fileFaultText, imageFaultText, importErrorText } from './late-words.ts';
import type { ImportError } from './menu-records.ts';

const message = 'price must be a number with a dot and at most 2 decimals, such as 8.50.';
const refused = (code: number): TrellisError =>
  new TrellisError('input', message, { code, status: 400, param: 'price' });
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

const FILE_FAULTS: Record<ImportFault, true> = {
  format: true,
  json: true,
  encoding: true,
  currency: true,
  rows: true,
  column_missing: true,
  column_unknown: true,
  column_twice: true,
};
const PICTURE_FAULTS: Record<ImageFault, true> = {
  format: true,
  animated: true,
  cut_off: true,
  extra_data: true,
  too_large: true,
  damaged: true,
};

describe('what is wrong with a file', () => {
  afterEach(() => setLanguage('en'));

  it('is said in the words of the service in English', () => {
    expect(importErrorText({ code: 'price', message })).to.equal(message);
    expect(fileFaultText(refused(40024), 'format')).to.equal(message);
    expect(imageFaultText(refused(40023), 'format')).to.equal(message);
  });

  it('is no matter of a file where the status says something else', async () => {
    await setLanguage('de');
    const other = new TrellisError('server', message, { code: 40024, status: 500 });
    expect(fileFaultText(other, 'json')).not.to.equal(fileFaultText(refused(40024), 'json'));
    expect(imageFaultText(other, 'format')).not.to.equal(imageFaultText(refused(40023), 'format'));
  });

  it('has words of its own for each code in German, and for one that nobody knows yet', async () => {
    await setLanguage('de');
    const texts = (Object.keys(CODES) as ImportError['code'][]).map((code) =>
      importErrorText({ code, message }),
    );
    expect(texts[1]).to.match(/^Hier muss ein Preis stehen/);
    expect(new Set(texts).size).to.equal(texts.length);
    expect(texts).not.to.include(message);
    expect(importErrorText({ code: 'of_tomorrow' as ImportError['code'], message })).to.match(
      /^Das wird hier/,
    );
  });

  it('asks for UTF-8 in every language where the letters can’t be read: tables may come in others', async () => {
    const texts = [];
    for (const language of others) {
      await setLanguage(language);
      texts.push(fileFaultText(refused(40024), 'encoding'));
    }
    expect(new Set(texts).size).to.equal(others.length);
    for (const text of texts)
      expect(text)
        .to.match(/UTF-8.*CSV UTF-8/)
        .and.not.include('can’t be read');
  });

  it('is said in German for each reason why a file or a picture isn’t taken', async () => {
    await setLanguage('de');
    const files = Object.keys(FILE_FAULTS).map((reason) => fileFaultText(refused(40024), reason));
    expect(new Set(files).size).to.equal(files.length);
    expect(files.join()).to.include('Dieser Tabelle fehlt die Spalte price.').and.not.include(message);
    expect(fileFaultText(refused(40024), '')).to.match(/^Diese Datei ist nicht als Speisekarte lesbar/);
    const pictures = Object.keys(PICTURE_FAULTS).map((reason) => imageFaultText(refused(40023), reason));
    expect(new Set(pictures).size).to.equal(pictures.length);
    expect(pictures.join()).not.to.include(message);
  });
});
