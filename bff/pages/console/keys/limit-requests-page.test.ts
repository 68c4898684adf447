import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideLimitRequest } from '../../../accounts/limits/limits.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { signIn, type Visit } from '../testing/visit.ts';

let service: Service;
let partner: SignedUp;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  visit = await signIn(service, partner);
});
afterAll(() => service.stop());

const REQUEST = { limit: '', per_minute: '3,000', reason: 'A chain of 40 shops opens on Monday.' };

test('a limit is asked for, and the operator’s answer is shown', async () => {
  const asked = await visit.fill('/console/limits/new', { ...REQUEST, limit: `merchant:${partner.active}` });
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/console/limits#requests']);
  const open = await visit.open('/console/limits');
  expect(open.text).toContain('600 → 3,000');
  expect(open.text).toMatch(/<\/svg>Open<\/span>/);
  const row = await service.db.selectFrom('limit_requests').select('id').executeTakeFirstOrThrow();
  const decision = { perMinute: 2500, answer: 'Enough for 40 shops.' };
  await inTransaction(service.db, (work) => decideLimitRequest(work, service, row.id, decision));
  const granted = await visit.open('/console/limits');
  expect(granted.text).toContain('600 → 2,500');
  expect(granted.text).toContain('Enough for 40 shops.');
});

test('what is wrong is at its field, with what was typed', async () => {
  const limit = `merchant:${partner.active}`;
  const low = await visit.fill('/console/limits/new', { ...REQUEST, limit, per_minute: '12' });
  expect(low.status).toBe(400);
  expect(low.text).toContain('Must be more than the limit now');
  expect(low.text).toContain('A chain of 40 shops');
  const without = await visit.fill('/console/limits/new', { ...REQUEST, limit, reason: ' ' });
  expect(without.text).toContain('aria-describedby="reason-note" aria-invalid="true"');
  const strange = await visit.fill('/console/limits/new', { ...REQUEST, limit: 'merchant:mer_1' });
  expect(strange.status).toBe(404);
});
