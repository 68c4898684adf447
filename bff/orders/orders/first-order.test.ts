import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startService } from '../../testing/service/service.ts';

const SCRIPT = fileURLToPath(new URL('../../../docs/first-order.mjs', import.meta.url));

/** The script of the documentation, as somebody runs it who reads it. */
test('from sign-up to a refunded order, with what each webhook says', async () => {
  const service = await startService();
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, service.url], {
      timeout: 60_000,
    });
    const said = new Set(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.replaceAll(/ +/g, ' ').trim()),
    );
    for (const line of [
      'order.created draft proposed',
      'payment.authorized authorized',
      'order.updated open proposed',
      'order.fulfillment.updated open accepted',
      'payment.captured captured',
      'refund.created pending',
      'refund.succeeded succeeded',
    ]) {
      expect(said).toContain(line);
    }
  } finally {
    await service.stop();
  }
});
