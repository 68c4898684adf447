import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { call, mintToken, startService, type Service } from '../../testing/service/service.ts';
import { reviewMerchant } from '../merchants/merchants.ts';
import { EXAMPLE_CHANGE } from './contract/onboarding-change.ts';
import { MOST_DOCUMENTS } from './documents.ts';
import { onboardingCalls } from './testing/applying.ts';
import {
  liveApplicant,
  pdfOf,
  uploaded,
  uploadDocument,
  type LiveApplicant,
} from './testing/live-applicant.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long the documents of these tests are kept. */
const KEPT_DAYS = 40;

let service: Service;
let applicant: LiveApplicant;
beforeAll(async () => {
  service = await startService({ retention: { documents: KEPT_DAYS } });
});
beforeEach(async () => {
  applicant = await liveApplicant(service);
});
afterAll(() => service.stop());

const calls = onboardingCalls(() => ({ service, partner: applicant.partner, applicant: applicant.id }));
const owner = () => ({ partnerId: applicant.partner.partnerId, environment: 'production' }) as const;
const send = (bytes: Buffer, options?: Parameters<typeof uploadDocument>[3]) =>
  uploadDocument(service, applicant, bytes, options);
const stored = () =>
  service.db
    .selectFrom('onboarding_documents')
    .selectAll()
    .where('merchant_id', '=', applicant.id)
    .orderBy('id')
    .execute();

describe('a document of production', () => {
  test('is kept sealed: neither its row nor the log has a piece of it', async () => {
    const words = 'Alex Morgan, born 1984-05-17, passport 533380006';
    const file = pdfOf(words.repeat(100));
    const sent = await send(file);
    expect(sent).toMatchObject({
      status: 201,
      body: { object: 'onboarding_document', media_type: 'application/pdf', size: file.length },
    });
    expect(sent.body['token']).toMatch(/^doc_[0-9A-Z]{26}$/);
    const [row] = await stored();
    const sealed = Buffer.from(row?.sealed ?? '');
    expect(row).toMatchObject({ id: sent.body['token'], media_type: 'application/pdf', size: file.length });
    expect(sealed.length).toBe(file.length + 28);
    for (const piece of ['%PDF', 'Alex Morgan', '533380006']) expect(sealed.includes(piece)).toBe(false);
    expect(service.deps.sealer.openBytes(sealed, String(row?.id)).equals(file)).toBe(true);
    expect(() => service.deps.sealer.openBytes(sealed, 'doc_another')).toThrow('unable to authenticate data');
    expect(service.logLines.join('')).not.toContain('533380006');
  });

  test('is one document, whether the request is repeated with its key or the file sent again', async () => {
    const key = 'upload-of-the-register';
    const first = await send(pdfOf('register'), { key });
    const again = await send(pdfOf('register'), { key });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await send(pdfOf('lease'), { key })).toMatchObject({ status: 422 });
    expect((await send(pdfOf('register'))).body).toEqual(first.body);
    expect(await stored()).toHaveLength(1);
  });

  test('is named by a token of this merchant, and by no other', async () => {
    const other = await liveApplicant(service, 'Other POS');
    const theirs = await uploaded(service, other, pdfOf('theirs'));
    const own = await uploaded(service, applicant, pdfOf('ours'));
    for (const document of [theirs, 'doc_test']) {
      expect(await calls.patch({ business: { document } })).toMatchObject({
        status: 400,
        body: { error: 40003, param: 'business.document' },
      });
    }
    const { people } = (await calls.patch({ people: EXAMPLE_CHANGE.people })).body;
    const naming = (document: string) => calls.patch({ people: people.map(({ id }) => ({ id, document })) });
    expect(await naming(theirs)).toMatchObject({ status: 400, body: { param: 'people.0.document' } });
    expect((await naming(own)).status).toBe(200);
    const saved = await calls.patch({ business: { document: own } });
    expect(saved.status).toBe(200);
    expect(saved.text).not.toContain(own);
  });

  test('is refused if it is of another kind, too large, one too many, or of another partner’s merchant', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const hostile of [svg, '<!doctype html><script>alert(1)</script>', 'GIF89a', '']) {
      const seen = await send(Buffer.from(hostile), { type: 'image/png' });
      expect([seen.status, seen.body]).toMatchObject([400, { error: 40003, param: 'document' }]);
    }
    expect((await send(Buffer.from(svg), { type: 'image/svg+xml' })).status).toBe(415);
    expect((await send(Buffer.concat([pdfOf(''), Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413);
    const other = await liveApplicant(service, 'Other POS');
    expect((await send(pdfOf('x'), { credential: other.partner.key })).status).toBe(404);
    const token = await mintToken(service, { key: other.partner.key, active: other.id }, [
      'onboarding:write',
    ]);
    expect((await send(pdfOf('x'), { credential: token })).status).toBe(404);
    expect(await stored()).toEqual([]);

    const files = Array.from({ length: MOST_DOCUMENTS + 1 }, (_, at) => pdfOf(`page ${at}`));
    const all = await Promise.all(files.map((file) => send(file)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(MOST_DOCUMENTS);
    expect(all.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { error: 40902, param: 'document' },
    });
    expect(await stored()).toHaveLength(MOST_DOCUMENTS);
  });

  test('is read by no operation', async () => {
    const token = await uploaded(service, applicant, pdfOf('secret'));
    const at = `/v1/merchants/${applicant.id}/onboarding/documents`;
    for (const path of [at, `${at}/${token}`]) {
      const { status } = await call(service, `GET ${path}`, { credential: applicant.partner.key });
      expect([404, 405]).toContain(status);
    }
  });
});

describe('documents are deleted', () => {
  /** Lets time pass, and what is due happen. */
  const pass = async (days: number) => {
    service.clock.advance(days * DAY_MS);
    for (let ran = 1; ran > 0;) ran = await service.deps.timers.runDue(owner());
  };
  const decide = (outcome: 'active' | 'rejected') =>
    inTransaction(service.db, ({ db }) =>
      reviewMerchant(db, owner(), applicant.id, { outcome }, new Date(service.clock.now())),
    );

  test('their period after the review was decided, and not while it lasts', async () => {
    const document = await uploaded(service, applicant, pdfOf('register'));
    await uploaded(service, applicant, pdfOf('named nowhere'));
    const { bank_account: _, ...rest } = EXAMPLE_CHANGE;
    expect((await calls.patch({ ...rest, business: { tax_id: '0001', document } })).status).toBe(200);
    expect((await calls.submit()).body.status).toBe('in_review');
    await pass(KEPT_DAYS + 5);
    expect(await stored()).toHaveLength(2);
    await decide('active');
    await pass(KEPT_DAYS - 1);
    expect(await stored()).toHaveLength(2);
    await pass(2);
    expect(await stored()).toEqual([]);
    expect((await calls.read()).status).toBe('active');
  });

  test('their period after the last was sent, if the onboarding is never submitted', async () => {
    await uploaded(service, applicant, pdfOf('first'));
    await pass(KEPT_DAYS - 1);
    await uploaded(service, applicant, pdfOf('second'));
    await pass(KEPT_DAYS - 1);
    expect(await stored()).toHaveLength(2);
    await pass(2);
    expect(await stored()).toEqual([]);
  });
});
