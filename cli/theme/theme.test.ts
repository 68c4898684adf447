import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPackage } from '../../scripts/build.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
/** What three design systems publish, as values. */
const BRANDS = join(ROOT, 'cli/testing/brands');
const AS_NODE_20 = join(ROOT, 'components/testing/as-node-20.mjs');

let folder: string;
beforeAll(async () => {
  await buildPackage({ ifStale: true });
  folder = mkdtempSync(join(tmpdir(), 'trellis-cli-'));
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const packed = execFileSync('npm', args, {
    cwd: join(ROOT, 'components'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename = '' } = {}] = JSON.parse(packed) as { filename?: string }[];
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder]);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command out of the packed package, where no other package is installed. */
function trellis(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { bin } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) as {
    bin: { trellis: string };
  };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', AS_NODE_20, join(folder, 'package', bin.trellis), ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const color = ($value: unknown): object => ({ $type: 'color', $value });

function themeOf(file: unknown, ...args: string[]): ReturnType<typeof trellis> {
  writeFileSync(join(folder, 'tokens.json'), typeof file === 'string' ? file : JSON.stringify(file));
  return trellis('theme', 'tokens.json', ...args);
}

test('a file becomes a style sheet, also with references, groups with a type, objects and text', () => {
  const { status, stdout, stderr } = themeOf({
    blue: {
      $type: 'color',
      700: { $value: '#0b3d91' },
      300: { $value: { colorSpace: 'srgb', components: [0.6, 0.75, 1] } },
    },
    size: { $type: 'dimension', tall: { $value: { value: 3, unit: 'rem' } } },
    trellis: {
      color: { accent: { $value: '{blue.700}' } },
      dark: { color: { accent: { $value: { $ref: '#/blue/300/$value' } } } },
      control: { height: { $value: '{size.tall}' }, background: color('#fafafa') },
      radius: { control: { $type: 'dimension', $value: { value: 2, unit: 'px' } } },
      'font-weight': { strong: { $type: 'fontWeight', $value: 'bold' } },
    },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/--trellis-color-accent: light-dark\(oklch\(0\.38\d* .*\), oklch\(0\.8\d* .*\)\);/);
  expect(stdout).toMatch(
    /--trellis-control-height: 48px;\n.*--trellis-control-background: light-dark\(oklch\(0\.98/,
  );
  expect(stdout).toContain('--trellis-radius: 2px;');
  expect(stdout).toContain('--trellis-font-weight: 700;');
  // What isn’t in the file is left to the page and the elements.
  expect(stdout).not.toMatch(/--trellis-font:|--trellis-space|color-scheme: light/);
});

describe('a contrast that is too low', () => {
  const file = { color: { text: color('#222222'), muted: color('#aaaaaa'), accent: color('#0b3d91') } };

  test('is told in plain words, with the ratio and what to change', () => {
    const { status, stderr, stdout } = themeOf(file);
    expect(status).toBe(0);
    expect(stdout).toContain('--trellis-color-muted');
    expect(stderr).toContain(
      'tokens.json: muted on color.surface in light has a contrast of 2.32 and needs 4.5. Set color.muted to #',
    );
  });

  test('ends with 1 under --strict, and what is advised is enough', () => {
    const { status, stderr } = themeOf(file, '--strict');
    expect(status).toBe(1);
    const advised = [...stderr.matchAll(/ in light .* Set color\.muted to (#\w{6})/g)]
      .map(([, hex]) => hex)
      .toSorted();
    const mended = themeOf({ color: { ...file.color, muted: color(advised[0]) } }, '--strict');
    expect(mended.stderr).not.toMatch(/muted on .* in light/);
  });

  test('of the focus ring needs 3', () => {
    expect(themeOf({ color: { focus: color('#e0e0e0') } }).stderr).toContain(
      'focus on color.surface in light has a contrast of 1.3',
    );
    expect(themeOf({ color: { focus: color('#808080') } }).stderr).not.toContain(
      'focus on color.surface in light',
    );
  });
});

test.each([
  ['no JSON', '{', 'tokens.json: is no JSON'],
  ['a list', [], 'tokens.json: must be an object'],
  ['nothing that elements know', { brand: color('#ff0000') }, 'has no token that elements know'],
  [
    'a name of no token',
    { trellis: { color: { primary: color('#ff0000') } } },
    'trellis.color.primary: is no name',
  ],
  ['an invalid color', { color: { accent: color('tomatoes') } }, 'color.accent must be an opaque color'],
  [
    'a color that can be seen through',
    { trellis: { color: { accent: color('#ff000080') } } },
    'trellis.color.accent must be an opaque',
  ],
  [
    'a reference to nothing',
    { color: { accent: color('{a.b}') } },
    'color.accent: refers to {a.b}, which the file doesn’t have',
  ],
  [
    'references in a circle',
    { a: color('{b}'), b: color('{a}'), color: { accent: color('{a}') } },
    'color.accent: refers to itself, by a → b → a',
  ],
  [
    'another type',
    { color: { accent: { $type: 'dimension', $value: '#ff0000' } } },
    'color.accent must have the $type color',
  ],
  [
    'a height out of bounds',
    { control: { height: { $value: '4px' } } },
    'control.height: must be {"value", "unit"}',
  ],
  ['a member that is no token', { color: { accent: '#ff0000' } }, 'color.accent: must be a group or a token'],
])('with %s, it says where, ends with 2 and writes nothing', (_, file, message) => {
  const { status, stdout, stderr } = themeOf(file);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
});

test.each([
  [['theme'], 2, 'one file is needed'],
  [['theme', 'absent.json'], 2, 'absent.json can’t be read'],
  [['theme', 'tokens.json', '--colors'], 2, '--colors'],
  [['paint'], 2, 'there is no command paint'],
])('%j ends with %i', (args, status, message) => {
  const done = trellis(...args);
  expect({ status: done.status, stdout: done.stdout }).toEqual({ status, stdout: '' });
  expect(done.stderr).toContain(message);
});

test('--help says what a file may have', () => {
  expect(trellis('--help').stdout).toContain('trellis theme ');
  expect(trellis('theme', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('control.height') as string,
  });
});

test.each(readdirSync(BRANDS))('the published colors in %s can be read in light and in dark', (name) => {
  expect(trellis('theme', join(BRANDS, name), '--strict')).toMatchObject({ status: 0, stderr: '' });
});
