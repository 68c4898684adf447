import { execFile, spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { machinesEnvironment } from '../setup/install-folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const QUIET = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];

/** Not what was installed or built in examples/ itself. */
const isSource = (path: string): boolean =>
  !/\/(?:node_modules|dist|\.next)(?:\/|$)/.test(path.slice(ROOT.length));

/**
 * A copy of examples/ with the packed package in it, outside of the checkout: the apps run on the machine's
 * own Node.
 */
export class Workspace {
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;

  private constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.#folder = folder;
    this.#env = env;
  }

  /**
   * @param folder an empty one
   * @param settings what the apps' servers are told
   */
  static async make(folder: string, settings: Readonly<Record<string, string>>): Promise<Workspace> {
    cpSync(join(ROOT, 'examples'), folder, { recursive: true, filter: isSource });
    const { TRELLIS_URL: url } = settings;
    const env = { VITE_TRELLIS_URL: url, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
    const workspace = new Workspace(folder, { ...machinesEnvironment(), ...env, ...settings });
    const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
    const { stdout } = await promisify(execFile)('npm', pack, {
      cwd: join(ROOT, 'components'),
      env: machinesEnvironment(),
    });
    await workspace.run('npm', ['ci', ...QUIET]);
    await workspace.run('npm', ['install', '--no-save', ...QUIET, `./${JSON.parse(stdout)[0].filename}`]);
    return workspace;
  }

  /** Runs a command in the folder, or in that of an app. @throws {Error} with its output */
  async run(command: string, args: readonly string[], app = '.'): Promise<string> {
    const options = { cwd: join(this.#folder, app), env: this.#env, maxBuffer: Infinity };
    const { stdout } = await promisify(execFile)(command, args, options).catch((error) => {
      throw new Error(`${command} ${args.join(' ')} in ${app}: ${error.stdout}${error.stderr}`);
    });
    return stdout;
  }

  /** Bun, of its npm package; or why it can't be used here. */
  async bun(): Promise<{ readonly command: string } | { readonly reason: string }> {
    const command = join(this.#folder, 'node_modules/.bin/bun');
    try {
      // What its package does when it is installed; examples/.npmrc lets no package run anything then.
      await this.run('node', ['node_modules/bun/install.js']);
      await this.run(command, ['--version']);
      return { command };
    } catch (error) {
      return { reason: `its npm package doesn’t start: ${String(error).split('\n')[0]}` };
    }
  }

  /**
   * Starts the server of an app.
   * @param settings what this one is told beside what all are
   * @returns what ends it
   */
  start(app: string, port: string, settings: Readonly<Record<string, string>> = {}): () => Promise<void> {
    const { scripts } = JSON.parse(readFileSync(join(this.#folder, app, 'package.json'), 'utf8'));
    const [command = '', ...args] = String(scripts.start).split(' ');
    const path = `${join(this.#folder, 'node_modules/.bin')}:${this.#env['PATH']}`;
    const env = { ...this.#env, ...settings, PATH: path, PORT: port };
    const server = spawn(command, args, {
      cwd: join(this.#folder, app),
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
    return async () => {
      server.kill('SIGTERM');
      await ended;
    };
  }
}
