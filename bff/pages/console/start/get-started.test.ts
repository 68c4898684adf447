import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, mintToken, signUp, startService, type Service } from '../../../testing/service/service.ts';
import { signIn, type Visit } from '../testing/visit.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const GO_LIVE = /<a class="button([^"]*)" href="\/console\/go-live">Go live/;

/** Titles of the list, those that are done apart. */
async function steps(visit: Visit): Promise<{ done: string[]; todo: string[] }> {
  const { text } = await visit.open('/console');
  const titles = [...text.matchAll(/<h3>([^<]*)<span class="unseen">: (done|to do)/g)];
  const of = (state: string) => titles.filter((title) => title[2] === state).map(([, title = '']) => title);
  return { done: of('done'), todo: of('to do') };
}

test('each step is done when a record shows it, and “Go live” leads when all are', async () => {
  const partner = await signUp(service);
  const visit = await signIn(service, partner);
  expect(await steps(visit)).toEqual({
    done: [],
    todo: [
      'Read the docs',
      'Register an origin',
      'Create a session token',
      'Embed the form',
      'Add a webhook endpoint',
    ],
  });
  const fresh = await visit.open('/console');
  expect(GO_LIVE.exec(fresh.text)?.[1]).toBe(' quiet');
  expect(fresh.text).toContain(`Authorization: Bearer YOUR_SANDBOX_KEY`);
  expect(fresh.text).toContain(partner.active);
  expect(fresh.text).not.toContain(partner.key);

  const docs = await visit.open('/console/docs');
  expect([docs.status, docs.headers.get('location')]).toEqual([303, '/docs']);
  await visit.fill('/console/origins', { origins: 'https://pos.example' });
  const token = await mintToken(service, partner);
  const current = (headers: Record<string, string>) =>
    call(service, 'GET /v1/sessions/current', { credential: token, headers });
  // A server that asks is no page with the form.
  await current({});
  await expect
    .poll(async () => (await steps(visit)).done)
    .toEqual(['Read the docs', 'Register an origin', 'Create a session token']);
  expect((await current({ origin: 'https://pos.example' })).status).toBe(200);
  await call(service, 'POST /v1/webhook_endpoints', {
    credential: partner.key,
    body: { url: 'http://127.0.0.1:43210/hooks' },
  });
  await expect.poll(async () => (await visit.open('/console')).text).not.toContain('Get started');
  expect(GO_LIVE.exec((await visit.open('/console')).text)?.[1]).toBe('');
});

test('a step is written once, and is one environment’s and one partner’s', async () => {
  const [partner, other] = [await signUp(service, 'Once'), await signUp(service, 'Other')];
  for (let i = 0; i < 5; i += 1) await mintToken(service, partner);
  const rows = () =>
    service.db.selectFrom('first_steps').selectAll().where('partner_id', '=', partner.partnerId).execute();
  await expect.poll(rows).toMatchObject([{ step: 'session_minted', environment: 'sandbox' }]);
  expect((await steps(await signIn(service, other))).done).toEqual([]);
  const production = await steps(await signIn(service, partner, 'production'));
  expect(production.done).toEqual([]);
  expect(production.todo).toEqual(expect.arrayContaining(['Create a key', 'Add a merchant']));
});
