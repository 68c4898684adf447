import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Lines of a source, and whether the linter refuses them. */
const LINES: readonly (readonly [line: string, isRefused: boolean])[] = [
  [`new Intl.NumberFormat('en', { style: 'currency', currency });`, true],
  [`(5).toLocaleString('en', { 'style': 'currency' as const, currency });`, true],
  [`new Intl.NumberFormat('en').resolvedOptions().maximumFractionDigits;`, true],
  [`new Intl.NumberFormat('en')['resolvedOptions']().minimumFractionDigits;`, true],
  [`const { maximumFractionDigits } = new Intl.NumberFormat('en').resolvedOptions();`, true],
  [`order.total.amount / 100;`, true],
  [`(price as number) * 100;`, true],
  [`Number(amount) / 1000;`, true],
  [`new Intl.NumberFormat('en', { style: 'percent' });`, false],
  [`new Intl.NumberFormat('en').resolvedOptions().numberingSystem;`, false],
  [`elapsedMs / 1000;`, false],
  [`msg('Nothing is paid ' + 'out.');`, true],
  [`msg('Nothing is paid out.');`, false],
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(root, 'bff', '.lint-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('only bff/core/money writes currencies, asks for their digits or counts hundredths, and a translated text is one literal', () => {
  for (const [at, [line]] of LINES.entries()) writeFileSync(join(folder, `line-${at}.ts`), `${line}\n`);
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', folder];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const refused = diagnostics
    .filter(({ code }) => /^(?:money|text)\(/.test(code))
    .map(({ filename }) => filename);
  const found = LINES.map(([line], at) => [line, refused.some((name) => name.endsWith(`line-${at}.ts`))]);
  expect(found).toEqual(LINES);
});
