import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES, type ErrorName, statusOf } from '../../bff/core/contract/error-codes.ts';
import { errorsOf } from '../../bff/core/contract/openapi-errors.ts';
import { OPERATIONS } from '../../bff/developers/document/operations.ts';
import { failureText as commonText } from '../kit/loading/failure-text.ts';
import { failureWords as plantWords } from '../elements/create-plant/plant-news.ts';
import { type Catalog, type Language, others } from '../i18n/catalog.ts';
import { type Speech, speaking, speechOf } from '../i18n/speech.ts';
import { reasonText } from '../elements/onboarding/step-words.ts';
import { failureWords, noPayoutText } from '../elements/payouts/payout-words.ts';
import { errorFrom, type TrellisError } from '../session/trellis-error.ts';
import { failureText as webhooksText } from '../elements/webhooks/work-words.ts';
import { failureText } from './surface-words.ts';
import { refusalText } from './refusals.ts';

async function speechIn(language: Language): Promise<Speech> {
  const cwd = new URL('../', import.meta.url);
  const paths = globSync(`**/languages/${language}.ts`, { cwd, exclude: ['**/{node_modules,dist}/**'] });
  const parts = await Promise.all(
    paths.map(async (path) => ((await import(new URL(path, cwd).href)) as { messages: Catalog }).messages),
  );
  return speechOf(language, Object.assign({}, ...parts) as Catalog);
}

/** The API's message for every refusal here. */
const message = 'Said in English.';

/** The errors that an element can receive: those of all operations that a session may call. */
const MET = [
  ...new Set(
    OPERATIONS.filter(({ credentials }) => credentials.includes('session')).flatMap((one) => errorsOf(one)),
  ),
].toSorted();

/**
 * Errors without a specific text: users of an element don't encounter them, or they belong to a field, which
 * shows what it accepts.
 */
const IN_GENERAL = [
  'archived',
  'card_declined',
  'code_wrong',
  'field_invalid',
  'idempotency_key_missing',
  'idempotency_reused',
  'import_invalid',
  'not_json',
  'partner_moved',
  'plant_id_taken',
  'request_malformed',
  'version_unknown',
];

const errorOf = (name: ErrorName, param = ''): TrellisError =>
  errorFrom(
    { error: ERROR_CODES[name].code, message, param },
    { status: statusOf(name), host: 'api.example' },
  );

/** Returns an element's texts for an error: title and advice, and the text at a field. */
const said = (error: TrellisError): string[] => [
  ...failureText(error, true, 0),
  ...failureText(error, false, 5),
  ...webhooksText(error, true, 0),
  ...commonText(error, { ...plantWords(true), leftS: 0 }),
  refusalText(error),
];

const ENGLISH = speechOf('en', {});
const SENTENCE = /[.?!。؟]$/;

describe.each(others)('in %s', async (language) => {
  const speech = await speechIn(language);
  const inBoth = (act: () => string[]): [string, string][] => {
    const english = speaking(ENGLISH, act);
    return speaking(speech, act).map((text, at) => [text, english[at] ?? '']);
  };

  test.each(MET)('what is said of %s is a whole sentence of the language', (name) => {
    for (const [text, english] of inBoth(() => said(errorOf(name)))) {
      expect(text).not.toContain(message);
      expect(text).not.toBe(english);
      expect(text).toMatch(SENTENCE);
    }
  });

  test('reasons have sentences of their own, and those of tomorrow one too', () => {
    const params = ['merchant', 'method', 'bank_account', 'document', 'of_tomorrow'];
    const codes = ['document_required', 'bank_account_unverified', 'of_tomorrow'];
    const texts = inBoth(() => [
      ...params.map((param) => refusalText(errorOf('state_forbids', param))),
      ...codes.map((code) => reasonText({ code, message, requirement: 'business.document' })),
      noPayoutText({ code: 'of_tomorrow', message }, {}),
      failureWords({ code: 'of_tomorrow', message }),
    ]).map(([text, english]) => {
      expect(text).not.toBe(english);
      expect(text).toMatch(SENTENCE);
      return text;
    });
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.join()).not.toContain(message);
  });
});

test('a new code is given words of its own, or is listed', async () => {
  const german = await speechIn('de');
  const general = speaking(german, () => refusalText(errorFrom({ error: 40099, message })));
  const inGeneral = MET.filter((name) => {
    const error = errorOf(name);
    return speaking(german, () => failureText(error, true, 0)).includes(general);
  });
  expect(inGeneral).toEqual(IN_GENERAL);
});
