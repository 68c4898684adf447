import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A browser that journeys run in beside Chromium, as Debian packages it. */
export interface Browser {
  /** For `--only`. */
  readonly id: string;
  readonly title: string;
  /** The folder of its journeys below e2e/browsers. */
  readonly config: string;
  /** What it needs: a program by its path, and the package that has it. */
  readonly needs: readonly (readonly [program: string, debianPackage: string])[];
}

const XVFB = ['/usr/bin/Xvfb', 'xvfb'] as const;
const WEBKIT = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

export const BROWSERS: readonly Browser[] = [
  {
    id: 'firefox',
    title: 'Firefox',
    config: 'e2e/browsers/firefox/playwright.config.ts',
    needs: [[process.env['FIREFOX'] ?? '/usr/bin/firefox-esr', 'firefox-esr']],
  },
  {
    id: 'webkit',
    title: 'WebKitGTK',
    config: 'e2e/browsers/webkit/playwright.config.ts',
    needs: [
      ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
      [process.env['MINI_BROWSER'] ?? WEBKIT, 'webkit2gtk-driver'],
      XVFB,
    ],
  },
];

/** The Debian packages of programs that aren’t there. */
const missingFrom = ({ needs }: Browser): string[] => [
  ...new Set(needs.filter(([program]) => !existsSync(program)).map(([, name]) => name)),
];

/**
 * Installs what a browser misses, where this is Debian and we may.
 * @returns why it can’t run, in one line; undefined: it can
 */
export function provide(browser: Browser, say: (line: string) => void): string | undefined {
  const packages = missingFrom(browser);
  if (packages.length === 0) return undefined;
  const hint = `on Debian: apt-get install -y ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return `it is not installed (${hint})`;
  say(`Installing ${packages.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' });
    if (status !== 0) return `apt-get ${args[0]} ended with ${status}: ${stderr.trim().split('\n').at(-1)}`;
  }
  const still = missingFrom(browser);
  return still.length > 0 ? `${still.join(', ')} doesn’t have what it needs (${hint})` : undefined;
}
