import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { EXAMPLE_CHANGE } from './contract/onboarding-change.ts';
import { onboardingCalls } from './testing/applying.ts';

let service: Service;
let partner: SignedUp;
let applicant: string;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  partner = await signUp(service);
  applicant = partner.merchants['needs_data'] ?? '';
});
afterAll(() => service.stop());

const { get, patch, submit, pass } = onboardingCalls(() => ({ service, partner, applicant }));

describe('a document', () => {
  const PDF = Buffer.from('%PDF-1.4\n');
  const upload = async (
    bytes: Buffer,
    credential = partner.key,
    id = applicant,
    type = 'application/pdf',
  ) => {
    const response = await fetch(`${service.url}/v1/merchants/${id}/onboarding/documents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${credential}`, 'content-type': type },
      body: new Uint8Array(bytes),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('is uploaded by a session, and its token meets what is due', async () => {
    await patch({ ...EXAMPLE_CHANGE, business: { tax_id: '0001' } });
    await submit();
    await pass(6_000);
    const own = { key: partner.key, active: applicant };
    const token = await mintToken(service, own, ['onboarding:write']);
    const sent = await upload(PDF, token);
    expect(sent).toMatchObject({
      status: 201,
      body: { object: 'onboarding_document', media_type: 'application/pdf', size: PDF.length },
    });
    const document = sent.body['token'] as string;
    expect(document).toMatch(/^doc_[0-9A-Z]{26}$/);
    // A sandbox is open to anyone, and nobody reviews it.
    const { sealed, size } = await service.db
      .selectFrom('onboarding_documents')
      .select(['sealed', 'size'])
      .where('id', '=', document)
      .executeTakeFirstOrThrow();
    expect({ sealed, size }).toEqual({ sealed: null, size: PDF.length });
    expect((await patch({ business: { document } })).body.requirements.currently_due).toEqual([]);
    expect(service.logLines.join('')).not.toContain(document);
    expect((await upload(PDF, token, partner.active)).body).toMatchObject({ error: 40401 });
    const reader = await mintToken(service, own, ['onboarding:read']);
    expect((await upload(PDF, reader)).body).toMatchObject({ error: 40301 });
  });

  test('about a person is due as what was asked for, and its token is never shown', async () => {
    const { people } = (await patch(EXAMPLE_CHANGE)).body;
    const [first] = people;
    const requirement = `people.${first?.id}.document`;
    const demands = JSON.stringify([{ requirement, code: 'requested', message: 'Send a passport.' }]);
    await service.db.updateTable('merchants').set({ demands }).where('id', '=', applicant).execute();
    expect((await get(applicant)).body.requirements.currently_due).toEqual([requirement]);
    const naming = (document: string) =>
      patch({ people: people.map(({ id }) => ({ id, ...(id === first?.id && { document }) })) });
    expect((await naming('https://x')).body).toMatchObject({ error: 40003, param: 'people.0.document' });
    const { body } = await naming('doc_passport');
    expect(body.requirements.currently_due).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('doc_passport');
  });

  test('is what its bytes say', async () => {
    expect((await upload(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).body['media_type']).toBe('image/jpeg');
    const other = await upload(Buffer.from('<html>'));
    expect([other.status, other.body]).toMatchObject([400, { error: 40003, param: 'document' }]);
    const type = await upload(PDF, partner.key, applicant, 'text/html');
    expect(type.status).toBe(415);
  });

  test('of a merchant in review, or larger than 5 MiB, is refused', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
    expect((await upload(large)).status).toBe(413);
    await patch(EXAMPLE_CHANGE);
    await submit();
    expect((await upload(PDF)).body).toMatchObject({ error: 40902 });
  });
});
