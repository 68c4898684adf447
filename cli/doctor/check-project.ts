import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ok, problem, skipped, warning, type Finding } from './finding.ts';

/** The secret of a key, wherever it stands. */
export const KEY_IN_TEXT = /ppk_(?:sandbox|production)_\w{8,}/;
/** A variable that a bundler writes into what browsers load. */
const PUBLIC_VARIABLE = /(?:NEXT_PUBLIC|VITE|PUBLIC|REACT_APP|NUXT_PUBLIC)_[A-Z_]*TRELLIS[A-Z_]*KEY/;

const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage', '.next', '.git', '.svelte-kit', 'out']);
const READ = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html|json)$|^\.env(?:\..+)?$/;
const MOST_FILES = 5_000;
const MOST_BYTES = 1_000_000;

/** Checks the files of a project: no key in what is published, and the package. */
export async function checkProject(folder: string, url: string): Promise<readonly Finding[]> {
  const files = [...filesIn(folder)];
  return [checkKeys(folder, files), checkCommitted(folder), await checkPackage(folder, url)];
}

function* filesIn(folder: string, left = { files: MOST_FILES }): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* filesIn(path, left);
    else if (entry.isFile() && READ.test(entry.name) && statSync(path).size <= MOST_BYTES) {
      left.files -= 1;
      if (left.files < 0) return;
      yield path;
    }
  }
}

function checkKeys(folder: string, files: readonly string[]): Finding {
  const found = files.flatMap((path) => {
    const isEnv = /(?:^|[\\/])\.env[^\\/]*$/.test(path);
    const text = readFileSync(path, 'utf8');
    const name = PUBLIC_VARIABLE.exec(text)?.[0];
    if (name !== undefined) return [`${name} in ${relative(folder, path)}`];
    return !isEnv && KEY_IN_TEXT.test(text) ? [`a key in ${relative(folder, path)}`] : [];
  });
  if (found.length === 0)
    return ok('key-in-code', 'No key is in the code, and none is made public by a bundler.');
  return problem(
    'key-in-code',
    `Found ${found.slice(0, 5).join(', ')}.`,
    'Read the key from the server’s environment alone (TRELLIS_KEY). Revoke this one if it was ever published.',
  );
}

function checkCommitted(folder: string): Finding {
  const tracked = git(folder, 'ls-files', '-z', '--', '.env', '.env.*', '*/.env', '*/.env.*');
  if (tracked === undefined)
    return skipped('env-file', 'The folder isn’t in a git repository.', 'Run it in your project.');
  const withKey = tracked
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(folder, name)))
    .filter((name) => KEY_IN_TEXT.test(readFileSync(join(folder, name), 'utf8')));
  if (withKey.length > 0) {
    return problem(
      'env-file',
      `${withKey.join(', ')} is committed, with a key in it.`,
      `Run git rm --cached ${withKey.join(' ')}, add it to .gitignore, and revoke the key: it is in the history.`,
    );
  }
  const own = readdirSync(folder).filter((name) => /^\.env(?:\.local)?$/.test(name));
  const open = own.filter((name) => git(folder, 'check-ignore', '-q', name) === undefined);
  if (open.length > 0)
    return warning(
      'env-file',
      `${open.join(', ')} isn’t ignored by git.`,
      `Add ${open.join(' and ')} to .gitignore.`,
    );
  return ok('env-file', 'No environment file with a key is committed.');
}

/** @returns `undefined` if it failed */
function git(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

/** Compares the loader of the installed package with the one that the service serves. */
async function checkPackage(folder: string, url: string): Promise<Finding> {
  const installed = join(folder, 'node_modules/trellis');
  const name = join(installed, 'package.json');
  if (!existsSync(name)) {
    return skipped(
      'package',
      'The package trellis isn’t installed here.',
      'Run npm install trellis, or load the elements from Trellis.',
    );
  }
  const { version } = JSON.parse(readFileSync(name, 'utf8')) as { version: string };
  const served = await fetch(`${url}/trellis/trellis.js`).catch(() => undefined);
  if (!served?.ok)
    return skipped('package', 'Trellis serves no elements to compare with.', 'Ask who runs it.');
  const theirs = hash(new Uint8Array(await served.arrayBuffer()));
  const file = join(installed, 'dist/cdn/trellis.js');
  if (existsSync(file) && hash(readFileSync(file)) === theirs)
    return ok('package', `The package ${version} is what Trellis serves.`);
  return warning(
    'package',
    `The package ${version} isn’t the release that Trellis serves.`,
    'Run npm install trellis@latest. An older release works until its elements are deprecated.',
  );
}
