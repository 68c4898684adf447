import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { signIn, type Visit } from '../testing/visit.ts';

let service: Service;
let partner: SignedUp;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  visit = await signIn(service, partner);
  const change = async (display_name: string) =>
    call(service, `PATCH /v1/merchants/${partner.active}`, {
      credential: partner.key,
      body: { display_name },
    });
  await change('Old <Mill>');
  await change('New <Mill>');
});
afterAll(() => service.stop());

const LINK = /href="(\/console\/audit\/aud_\w+)"/;

describe('the audit log', () => {
  test('lists who changed which record, newest first', async () => {
    const { text } = await visit.open('/console/audit');
    expect(text.indexOf('Update a merchant')).toBeLessThan(text.indexOf('Sign up'));
    expect(text).toContain(`href="/console/merchants/${partner.active}"`);
    expect(text).toContain(`href="/console/audit?actor=${partner.keyId}"`);
    expect(text).toMatch(/<a href="\/console\/audit"[^>]* aria-current="page"/);
  });

  test('is filtered by record, kind of actor and day, and says what is set', async () => {
    const ofRecord = await visit.open(`/console/audit?record=${partner.active}&actor_kind=key`);
    expect(ofRecord.text).not.toContain('Sign up');
    expect(ofRecord.text).toContain('Changed by: <b>Key</b>');
    expect(ofRecord.text).toContain(
      `/console/audit/file?record=${partner.active}&amp;actor_kind=key&amp;format=csv`,
    );
    expect((await visit.open('/console/audit?to=2026-01-01')).text).toContain(
      'No change matches this filter',
    );
    const wrong = await visit.open('/console/audit?from=soon');
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('role="alert"')]);
  });

  test('is downloaded as it is filtered', async () => {
    const path = `/console/audit/file?record=${partner.active}&format`;
    expect((await visit.open(`${path}=csv`)).text).toContain('display_name,Old <Mill>,New <Mill>');
    const lines = (await visit.open(`${path}=jsonl`)).text.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { operation: string }).operation)).toEqual([
      'updateMerchant',
      'updateMerchant',
    ]);
  });

  test('shows each value of a change before and after', async () => {
    const { text: list } = await visit.open(`/console/audit?record=${partner.active}`);
    const { text } = await visit.open(LINK.exec(list)?.[1] ?? '');
    expect(text).toMatch(/Old &lt;Mill&gt;[\s\S]*New &lt;Mill&gt;/);
    expect(text).toContain('127.0.0.1');
    expect(text).toContain('In a few seconds');
  });

  test('shows nothing of another partner', async () => {
    const { text: list } = await visit.open(`/console/audit?record=${partner.active}`);
    const other = await signIn(service, await signUp(service, 'Other'));
    expect((await other.open(LINK.exec(list)?.[1] ?? '')).status).toBe(404);
    expect((await other.open(`/console/audit?record=${partner.active}`)).text).not.toMatch(LINK);
  });
});

test('a change on the console has the person’s channel, and one by the operator’s link no person', async () => {
  await visit.fill('/console/origins', { origins: 'https://pos.example' });
  const { text } = await visit.open('/console/audit?actor_kind=person');
  expect(text).toContain('Sign-in link');
  expect(text).toContain('Console');
});
