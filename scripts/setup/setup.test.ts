import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLockOf, isTreeOf } from './installed.mjs';
import { lockFileOf, withLock } from './lock.mjs';

const entry = (version: string, more = {}): object => ({ version, integrity: `sha512-${version}`, ...more });

describe('the installed tree', () => {
  const locked = {
    '': {},
    'node_modules/lit': entry('3.3.3'),
    'node_modules/@other/machine': entry('1.0.0', { optional: true }),
  };

  it('is complete without the packages of other platforms', () => {
    expect(isTreeOf(locked, { 'node_modules/lit': entry('3.3.3') })).toBe(true);
  });

  it.for([
    ['a package is missing', {}],
    ['a version is another', { 'node_modules/lit': entry('3.3.2') }],
    ['the content is another', { 'node_modules/lit': entry('3.3.3', { integrity: 'sha512-x' }) }],
    ['a package is too many', { 'node_modules/lit': entry('3.3.3'), 'node_modules/old': entry('1.0.0') }],
  ] as const)('is stale when %s', ([, installed]) => {
    expect(isTreeOf(locked, installed)).toBe(false);
  });
});

describe('the lock file of package.json', () => {
  const lock = { packages: { '': { dependencies: { lit: '^3.3.3' } } } };

  it('matches the same ranges, whatever else package.json contains', () => {
    expect(isLockOf({ name: 'x', scripts: {}, dependencies: { lit: '^3.3.3' } }, lock)).toBe(true);
  });

  it('does not match another range or a new dependency', () => {
    expect(isLockOf({ dependencies: { lit: '^3.4.0' } }, lock)).toBe(false);
    expect(isLockOf({ dependencies: { lit: '^3.3.3' }, devDependencies: { vite: '1' } }, lock)).toBe(false);
  });

  it('matches each workspace by its folder', () => {
    const both = { packages: { ...lock.packages, bff: { dependencies: { express: '^5.3.0' } } } };
    expect(isLockOf({ dependencies: { express: '^5.3.0' } }, both, 'bff')).toBe(true);
    expect(isLockOf({ dependencies: { express: '^6.0.0' } }, both, 'bff')).toBe(false);
    expect(isLockOf({ dependencies: { express: '^5.3.0' } }, both, 'demo')).toBe(false);
  });
});

describe('the lock around an installation', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trellis lock '));
  });
  afterEach(async () => {
    await rm(lockFileOf(folder), { force: true });
    await rm(folder, { recursive: true });
  });

  it('admits one process at a time and tells the other once', async () => {
    const events: string[] = [];
    const first = Promise.withResolvers<void>();
    const one = withLock(
      folder,
      () => events.push('one waits'),
      async () => {
        events.push('one in');
        await first.promise;
        events.push('one out');
      },
    );
    const two = withLock(
      folder,
      () => first.resolve(),
      async () => void events.push('two in'),
    );
    await Promise.all([one, two]);
    expect(events).toEqual(['one in', 'one out', 'two in']);
  });

  it('is free again after work that failed', async () => {
    const failing = withLock(
      folder,
      () => {},
      () => Promise.reject(new Error('no network')),
    );
    await expect(failing).rejects.toThrow('no network');
    let entered = false;
    await withLock(
      folder,
      () => {},
      async () => void (entered = true),
    );
    expect(entered).toBe(true);
  });

  it('is taken over from a process that died', async () => {
    const dead = spawn(process.execPath, ['--eval', '']);
    await new Promise((resolve) => dead.once('exit', resolve));
    await writeFile(lockFileOf(folder), String(dead.pid));
    let entered = false;
    await withLock(
      folder,
      () => {},
      async () => void (entered = true),
    );
    expect(entered).toBe(true);
  });
});
