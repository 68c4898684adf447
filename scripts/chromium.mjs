// @ts-check
/** Finds a Chromium that runs on this machine, or installs one. */
import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DOWNLOAD_WITHIN_MS = 180_000;
const INSTALL = ['install', '-y'];

/** Debian's build without windows comes first: tests need none, and it takes a tenth less CPU. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_APPS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];

/** What to do about it, in one line. */
export const CHROMIUM_HINT =
  'trellis: Chromium not found: install it (on Debian: apt-get install chromium), or set CHROMIUM to the path of its executable';

/**
 * @param {(line: string) => void} say called before something takes long
 * @returns {Promise<string | undefined>} path of a Chromium that was seen to start
 */
export async function provideChromium(say) {
  const found = await findChromium();
  return found || process.env.CHROMIUM ? found : installChromium(say);
}

/** Tries `CHROMIUM`, Playwright's own download, the PATH, and where macOS keeps applications. */
async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return (await starts(named)) ? named : undefined;
  for (const path of [playwrightsOwn(), ...onPath(), ...macPaths()]) {
    if (path && (await starts(path))) return path;
  }
  return undefined;
}

/**
 * Playwright's download, which on some machines needs system libraries; then the system's own package.
 * @param {(line: string) => void} say
 */
async function installChromium(say) {
  const playwright = [join(packageFolder('@playwright/test'), 'cli.js')];
  const isRootWithApt = process.getuid?.() === 0 && onPath(['apt-get']).length > 0;
  /** @type {(() => Promise<unknown>)[]} */
  const ways = [() => attempt(process.execPath, [...playwright, 'install', 'chromium'])];
  if (isRootWithApt) {
    ways.push(
      () => attempt(process.execPath, [...playwright, 'install-deps', 'chromium']),
      async () =>
        (await attempt('apt-get', ['update'])) &&
        ((await attempt('apt-get', [...INSTALL, 'chromium', 'chromium-headless-shell'])) ||
          attempt('apt-get', [...INSTALL, 'chromium'])),
    );
  }
  say('Installing Chromium (once)…');
  for (const way of ways) {
    await way();
    const found = await findChromium();
    if (found) return found;
  }
  return undefined;
}

/** @param {string} command @param {string[]} args */
async function attempt(command, args) {
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  };
  try {
    await run(command, args, { env, timeout: DOWNLOAD_WITHIN_MS, maxBuffer: 64 * 1024 * 1024 });
    return true;
  } catch {
    return false;
  }
}

/** @param {string} path */
async function starts(path) {
  if (isAbsolute(path) && !isExecutable(path)) return false;
  try {
    await run(path, ['--version'], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** The path of Playwright's own download, whether or not it exists. */
function playwrightsOwn() {
  try {
    const require = createRequire(import.meta.url);
    return /** @type {string} */ (require('@playwright/test').chromium.executablePath());
  } catch {
    return undefined;
  }
}

function onPath(names = NAMES) {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/snap/bin');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)).filter(isExecutable));
}

function macPaths() {
  const folders =
    process.platform === 'darwin' ? ['/Applications', join(process.env.HOME ?? '', 'Applications')] : [];
  return folders.flatMap((folder) => MAC_APPS.map((app) => join(folder, app)));
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
function packageFolder(name) {
  return join(createRequire(import.meta.url).resolve(`${name}/package.json`), '..');
}
