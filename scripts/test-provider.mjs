// @ts-check
/**
 * `npm run test:provider -- --url https://… --token …`: runs the contract of payment processors against
 * somebody's own (docs/processor.md). `--merchant` names a merchant that it knows.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { setUp } from './setup.mjs';

const { values } = parseArgs({
  options: { url: { type: 'string' }, token: { type: 'string' }, merchant: { type: 'string' } },
});
const { url, token, merchant } = values;
if (url === undefined || token === undefined) {
  console.error('npm run test:provider -- --url https://pay.example/v1 --token … [--merchant mer_…]');
  process.exit(2);
}
if (await setUp(import.meta.url)) {
  const env = {
    ...process.env,
    PROVIDER_URL: url.replace(/\/+$/, ''),
    PROVIDER_TOKEN: token,
    ...(merchant !== undefined && { PROVIDER_MERCHANT: merchant }),
  };
  const test = ['run', '--project', 'node', 'bff/providers/processor/contract.test.ts'];
  const { status } = spawnSync('node_modules/.bin/vitest', test, { env, stdio: 'inherit' });
  process.exit(status ?? 1);
}
