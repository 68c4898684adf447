import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startService } from '../testing/service.ts';

const SCRIPT = fileURLToPath(new URL('../../docs/money-day.mjs', import.meta.url));

/** The script of the documentation, as somebody runs it who reads it. */
test('a link is paid, points are earned and used, and the day ends in a payout and a report', async () => {
  const service = await startService();
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, service.url], {
      timeout: 60_000,
    });
    const [link, first, second, payout, header, sales, ...more] = stdout
      .replaceAll(/ +/g, ' ')
      .split(/\r?\n/);
    expect(link).toBe('link completed');
    const [, spent = '', earned = ''] = /^first order (\d+), then (\d+) points$/.exec(first ?? '') ?? [];
    expect(Number(earned)).toBeGreaterThan(0);
    const [, less = '', left = ''] = /^with a reward (\d+), then (\d+) points$/.exec(second ?? '') ?? [];
    expect(Number(less)).toBeLessThan(Number(spent));
    expect(Number(left)).toBeGreaterThan(Number(earned) - 10);
    const [, paid = '', count = '', sum = ''] =
      /^payout (\d+) paid, (\d+) entries of (\d+)$/.exec(payout ?? '') ?? [];
    expect([paid, count]).toEqual([sum, '3']);
    expect(header).toBe(
      'business_date,orders,gross,discounts,charges,refunds,net,tax,tips,collected,currency',
    );
    const collected = ((2500 + Number(spent) + Number(less)) / 100).toFixed(2);
    expect(sales).toMatch(
      new RegExp(`^\\d{4}-\\d\\d-\\d\\d,3,.*,1\\.00,.*,${collected.replace('.', '\\.')},GBP$`),
    );
    expect(more).toEqual(['']);
  } finally {
    await service.stop();
  }
});
