import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { COMMANDS } from './commands.ts';
import { runAudited } from './run-audited.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

async function operator(name: string, flags: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) throw new Error(`no command ${name}`);
  const { db, clock, url } = service;
  const checkReadiness = () => Promise.resolve([]);
  return runAudited(command, {
    db,
    clock,
    publicUrl: url,
    checkReadiness,
    flags: new Map(Object.entries(flags)),
  });
}

const entries = async (operation: string) =>
  service.db.selectFrom('audit_entries').selectAll().where('operation', '=', operation).execute();

const LINES = 'order.online 220+10 240+15';

test('each command that changes something has one entry, in the log of the partner concerned', async () => {
  const made = (await operator('partners create', { name: 'Closed shop' })) as { partner: { id: string } };
  const [first] = await entries('partners create');
  expect(first).toMatchObject({ partner_id: made.partner.id, actor_kind: 'operator', via: 'command_line' });
  expect(first?.changes).toBe('[{"field":"name","before":null,"after":"[hidden]"}]');

  const key = (await operator('keys create', {
    partner: partner.partnerId,
    name: 'Till',
    capability: 'merchants:read',
  })) as { id: string; secret: string };
  const issued = await entries('keys create');
  expect(issued).toMatchObject([{ partner_id: partner.partnerId, record_type: 'key', record_id: key.id }]);
  expect(JSON.stringify(issued)).not.toContain(key.secret);

  await operator('limits set', { merchant: partner.active, 'per-minute': '200' });
  expect(await entries('limits set')).toMatchObject([
    { partner_id: partner.partnerId, merchant_id: partner.active, record_type: 'merchant' },
  ]);
  await operator('keys revoke', { key: key.id });
  expect(await entries('keys revoke')).toMatchObject([{ record_id: key.id }]);
  await operator('merchants suspend', { merchant: partner.active });
  expect(await entries('merchants suspend')).toMatchObject([{ record_id: partner.active }]);
  await operator('console end', { partner: partner.partnerId });
  expect(await entries('console end')).toMatchObject([{ record_type: 'partner' }]);
});

test('a command that only reads or fails has none', async () => {
  await operator('keys list', { partner: partner.partnerId });
  await operator('audit verify');
  await expect(operator('price-sheets create', { currency: 'GBP', lines: LINES })).rejects.toThrow('lacks');
  await expect(operator('limits set', { merchant: 'mer_x', 'per-minute': '2' })).rejects.toThrow('mer_x');
  for (const name of ['keys list', 'audit verify', 'price-sheets create'])
    expect([name, await entries(name)]).toEqual([name, []]);
  expect(await entries('limits set')).toHaveLength(1);
});

test('reading commands are those that list, check or migrate', () => {
  const reading = COMMANDS.filter(({ isChange }) => !isChange).map(({ name }) => name);
  expect(reading.toSorted()).toEqual([
    'archive read',
    'audit verify',
    'documents list',
    'keys list',
    'limits requests',
    'migrations run',
    'partners list',
    'persons list',
    'plants list',
    'price-sheets list',
    'readiness check',
    'sign-ups list',
    'verify',
  ]);
});
