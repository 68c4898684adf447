import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';

const SCRIPT = fileURLToPath(new URL('../../../docs/money-day.mjs', import.meta.url));

/** The script of the documentation, as somebody runs it who reads it. @returns the lines that it prints */
async function linesOf({ url }: Service): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, url], { timeout: 170_000 });
  return stdout.replaceAll(/ +/g, ' ').split(/\r?\n/);
}

test('a link is paid, points are earned and used, and the day ends in a payout and a report', async () => {
  const service = await startService();
  try {
    const [link, first, second, payout, header, sales, ...more] = await linesOf(service);
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

test('the same happens where the merchant has sales behind it', async () => {
  const service = await startService({ historyDays: 2 });
  try {
    const lines = await linesOf(service);
    expect(lines[0]).toBe('link completed');
    expect(lines[1]).toMatch(/^first order \d+, then \d+ points$/);
    expect(lines[2]).toMatch(/^with a reward \d+, then \d+ points$/);
    expect(lines[3]).toMatch(/^payout (\d+) paid, \d+ entries of \1$/);
  } finally {
    await service.stop();
  }
});
