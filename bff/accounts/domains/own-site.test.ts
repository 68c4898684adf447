import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startService } from '../../testing/service/service.ts';

const SCRIPT = fileURLToPath(new URL('../../../docs/own-site.sh', import.meta.url));

/** The script of the documentation, as somebody runs it who reads it. */
test('from nothing to an own theme on an own host with a paid test order', async () => {
  const service = await startService();
  try {
    const { stdout } = await promisify(execFile)('sh', [SCRIPT, service.url], {
      timeout: 60_000,
      env: { PATH: process.env['PATH'] },
    });
    for (const line of [
      /^Signed up Greenleaf$/m,
      /^Theme 1: accent 0\.4\d+ 0\.1\d+ 309\.\d+, 0 texts hard to read$/m,
      /^TXT {3}_trellis\.order-\d+\.greenleaf\.example trellis-verification=/m,
      /^domain\.verified: order-\d+\.greenleaf\.example$/m,
      /^Order \S+: \w+, paid \d+ GBP$/m,
      /^http:\/\/order-\d+\.greenleaf\.example\/mill-lane: .*Riverside Nursery$/m,
      /^Its accent: light-dark\(oklch\(0\.4\d+ 0\.1\d+ 309\./m,
      /^Its order: \S/m,
      /^Took \d+ s$/m,
    ]) {
      expect(stdout).toMatch(line);
    }
  } finally {
    await service.stop();
  }
}, 60_000);
