import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Brands whose design tokens are published, as files of test data. */
export const BRANDS = ['carbon', 'merchant', 'primer'] as const;

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const fileOf = (brand: string): string => at(`cli/testing/brands/${brand}.json`);

/** The style sheet that `trellis theme` makes of a brand, before the looks of the page itself. */
export function sheetOf(brand: string): string {
  const command = [at('components/dist/cli/trellis.js'), 'theme', fileOf(brand)];
  return execFileSync(process.execPath, command, { encoding: 'utf8' }).replace(':root', ':root:root');
}

/**
 * Puts a style sheet on the page that is open, instead of the one before; its policy allows constructed ones.
 */
export async function wear(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

type Tokens = { [name: string]: Tokens | string | number };

/**
 * What `PUT /v1/theme` takes of a brand's file: without what only elements have, and with its aliases
 * resolved.
 */
export function themeOf(brand: string): Tokens {
  const file = JSON.parse(readFileSync(fileOf(brand), 'utf8')) as Tokens & { trellis: Tokens };
  const { control: _, 'font-weight': __, ...ours } = file.trellis;
  const { control: ___, ...dark } = (ours['dark'] ?? {}) as Tokens;
  return resolved({ ...ours, dark }, file);
}

function resolved(group: Tokens, file: Tokens): Tokens {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => [
      name,
      typeof value === 'object' ? resolved(value, file) : (aliasOf(value, file) ?? value),
    ]),
  );
}

/** The value that `{blue.60}` stands for. */
function aliasOf(value: string | number, file: Tokens): string | number | undefined {
  const [, path] = /^\{(.+)\}$/.exec(String(value)) ?? [];
  let found: Tokens | string | number | undefined = path && file;
  for (const name of path?.split('.') ?? []) found = (found as Tokens)[name];
  return (found as { $value: string } | undefined)?.$value;
}
