import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { settingsOf, type Place } from '../stores.ts';
import type { FirstCaller } from './rows.ts';

const run = promisify(execFile);
const OPERATOR = fileURLToPath(new URL('../../bff/app/operator/main.ts', import.meta.url));
const PER_MINUTE = '100000000';

/** A partner with both limits raised, created with the operator's command line. */
export async function createFirstCaller(place: Place): Promise<FirstCaller> {
  const operator = async (...args: string[]): Promise<Record<string, unknown>> => {
    const environment = { ...process.env, ...settingsOf(place) };
    const { stdout } = await run(process.execPath, [OPERATOR, ...args, '--json'], { env: environment });
    return JSON.parse(stdout) as Record<string, unknown>;
  };
  const made = (await operator('partners', 'create', '--name', 'Greenhouse POS')) as {
    partner: { id: string };
    key: { id: string; secret: string };
    merchants: { id: string; status: string }[];
  };
  const merchantId = made.merchants.find(({ status }) => status === 'active')?.id ?? '';
  await operator('limits', 'set', '--key', made.key.id, '--per-minute', PER_MINUTE);
  await operator('limits', 'set', '--merchant', merchantId, '--per-minute', PER_MINUTE);
  return { partnerId: made.partner.id, keyId: made.key.id, secret: made.key.secret, merchantId };
}
