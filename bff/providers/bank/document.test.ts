import { expect, test } from 'vitest';
import { createLog } from '../../core/http/log.ts';
import { systemClock } from '../../core/api/clock.ts';
import { rawResponse, startRawUpstream } from '../plants/testing/raw-upstream.ts';
import { lentDatabase } from '../../testing/service/lent-database.ts';
import { openBank, startSandboxBank } from './bank.ts';
import { bankDocument } from './contract/bank.ts';
import { PATIENT_MS } from '../../testing/service/patience.ts';

test('docs/bank.openapi.json is the contract as it is declared', async () => {
  const text = `${JSON.stringify(bankDocument(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../../docs/bank.openapi.json');
});

const order = {
  reference: 'po_1',
  merchant: 'mer_1',
  account: 'vault_test_GB_6789',
  amount: 5_000,
  currency: 'GBP',
  method: 'standard',
  arrives_at: '2027-06-11T00:00:00Z',
} as const;

test('the built-in bank serves it, takes only its credential, and says by the end of the account what becomes of a payout', async () => {
  const own = await lentDatabase();
  const { db, close } = await own.open();
  const service = await startSandboxBank({ db, log: createLog('silent'), clock: systemClock });
  const bank = openBank(service);
  const stranger = openBank({ ...service, token: 'another' });
  expect(await (await fetch(`${service.url}/openapi.json`)).json()).toEqual(bankDocument());
  await expect(stranger.send(order)).rejects.toMatchObject({ code: 'upstream_failed' });
  const days: string[] = [];
  for (const end of ['6789', '1116', '1113', '2227']) {
    const reference = `po_${end}`;
    await bank.send({ ...order, reference, account: `vault_test_GB_${end}` });
    for (const at of ['2027-06-10', '2027-06-11', '2027-06-15']) {
      const answer = await bank.find(reference, new Date(`${at}T00:00:00Z`));
      days.push(
        [end, answer?.status, answer?.failure ?? '', answer?.is_final ? 'final' : ''].join(' ').trim(),
      );
    }
  }
  expect(days).toEqual([
    '6789 in_transit',
    '6789 paid  final',
    '6789 paid  final',
    '1116 in_transit',
    '1116 failed no_account final',
    '1116 failed no_account final',
    '1113 in_transit',
    '1113 failed account_closed final',
    '1113 failed account_closed final',
    '2227 in_transit',
    '2227 paid',
    '2227 returned account_closed final',
  ]);
  expect(await bank.find('po_unknown', new Date())).toBeUndefined();
  await expect(bank.send({ ...order, reference: 'po_6789', amount: 1 })).rejects.toMatchObject({
    code: 'idempotency_reused',
  });
  await Promise.all([bank.close(), stranger.close()]);
  await service.close();
  await close();
  await own.drop();
});

const ANSWER = {
  reference: 'po_1',
  status: 'in_transit',
  amount: 5_000,
  currency: 'GBP',
  trace_id: null,
  failure: null,
  is_final: false,
};

test.each([
  ['another payout', rawResponse('200 OK', JSON.stringify({ ...ANSWER, reference: 'po_2' }))],
  ['an unknown status', rawResponse('200 OK', JSON.stringify({ ...ANSWER, status: 'done' }))],
  ['a redirect', rawResponse('302 Found', '', ['Location: https://elsewhere.example/'])],
  ['500', rawResponse('500 Internal Server Error', '{"error":50001,"message":"secret"}')],
  ['nothing', undefined],
])('%s is a failure of the bank, sent once', async (_, response) => {
  const raw = await startRawUpstream((socket) => {
    if (response === undefined) socket.destroy();
    else socket.write(response);
  });
  const bank = openBank({ url: `${raw.url}/bank/v1`, token: 'secret', timeoutMs: PATIENT_MS });
  await expect(bank.send(order)).rejects.toMatchObject({ code: 'upstream_failed', status: 502 });
  expect(raw.requests).toHaveLength(1);
  expect(String(raw.requests[0])).toMatch(
    /^POST \/bank\/v1\/payouts HTTP\/1\.1\r\n[^]*authorization: Bearer secret\r\n/i,
  );
  await raw.close();
  await bank.close();
});

test('a second answer on the same connection belongs to nothing', async () => {
  const raw = await startRawUpstream((socket) => {
    const one = rawResponse('200 OK', JSON.stringify(ANSWER));
    socket.write(one + rawResponse('200 OK', JSON.stringify({ ...ANSWER, status: 'failed' })));
  });
  const bank = openBank({ url: raw.url, token: 'secret', timeoutMs: PATIENT_MS });
  expect(await bank.send(order)).toMatchObject({ status: 'in_transit' });
  expect(await bank.send(order).catch((error: unknown) => error)).not.toMatchObject({ status: 'failed' });
  await raw.close();
  await bank.close();
});
