import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { machinesEnvironment } from '../setup/install-folder.ts';
import { type Block, blocksOf } from './guide.ts';

const READY_WITHIN_MS = 600_000;
const POLL_MS = 100;

/** What stands in the page for something on this machine: its text, and what is meant here. */
export type Places = ReadonlyMap<string, string>;

/**
 * Does what a page says, in a folder: saves files, types commands, and copies what was printed into later
 * ones.
 */
export class Newcomer {
  readonly #places: Places;
  readonly #env: NodeJS.ProcessEnv;
  readonly #running: ChildProcess[] = [];
  #folder: string;
  /** All that was printed. */
  #said = '';

  /**
   * @param folder where the shell is
   * @param places which addresses of the page are others here
   * @param env what is set in the shell
   */
  constructor(folder: string, places: Places, env: NodeJS.ProcessEnv = {}) {
    this.#folder = folder;
    this.#places = places;
    const {
      DATABASE_URL: _server,
      REDIS_URL: _counters,
      DATA_DIR: _data,
      CI: _ci,
      ...rest
    } = machinesEnvironment();
    this.#env = { ...rest, ...env };
  }

  /** Another shell of the same person, in another folder: what was set and printed is known there. */
  inShellAt(folder: string): Newcomer {
    const other = new Newcomer(folder, this.#places, this.#env);
    other.#said = this.#said;
    return other;
  }

  /** Follows a section. @returns its blocks */
  async follow(page: string, heading: string): Promise<Block[]> {
    const blocks = blocksOf(page, heading);
    for (const block of blocks) {
      if (block.kind === 'file') await this.#save(block.file, block.code);
      else for (const command of block.commands) await this.#type(command);
    }
    return blocks;
  }

  /** The last that was printed and fits: its first group, or all of it. @throws {Error} nothing does */
  copied(pattern: RegExp, hint = ''): string {
    for (const line of this.#said.split('\n').toReversed()) {
      const found = line.includes(hint) ? pattern.exec(line) : null;
      if (found) return found[1] ?? found[0];
    }
    throw new Error(`nothing printed fits ${pattern} and says “${hint}”`);
  }

  /**
   * Resolves once a line that fits was printed.
   * @param from how much had been printed before
   * @throws {Error} the programs have ended without it, or it takes too long
   */
  async hears(pattern: RegExp, from = 0): Promise<void> {
    const limit = performance.now() + READY_WITHIN_MS;
    while (!pattern.test(this.#said.slice(from))) {
      const isOver = this.#running.every(({ exitCode }) => exitCode !== null) || performance.now() > limit;
      if (isOver) throw new Error(`nothing said ${pattern}, but: ${this.#said.slice(-2_000)}`);
      await pause(POLL_MS);
    }
  }

  /** Ends what it left running, the last first. */
  async leave(): Promise<void> {
    for (const child of this.#running.toReversed()) {
      if (child.exitCode !== null || child.pid === undefined) continue;
      const ended = once(child, 'close');
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
  }

  async #save(file: string, code: string): Promise<void> {
    const path = join(this.#folder, file);
    await mkdir(dirname(path), { recursive: true });
    await appendFile(path, this.#here(code));
  }

  async #type(written: string): Promise<void> {
    const command = this.#filledIn(this.#here(written));
    const [, name, value] = /^export (\w+)=(\S+)/.exec(command) ?? [];
    if (name !== undefined) this.#env[name] = value;
    else if (/# leave it running/.test(written)) await this.#leaveRunning(command);
    else await this.#run(command);
  }

  /** The addresses of this machine in place of the page’s. */
  #here(written: string): string {
    const places = new RegExp(
      [...this.#places.keys()].map((place) => place.replaceAll('.', '\\.')).join('|'),
      'g',
    );
    return written.replaceAll(places, (place) => this.#places.get(place) ?? place);
  }

  /**
   * `mer_…` stands for what was printed last and begins so; “in quotes” in the comment is what its line says.
   */
  #filledIn(command: string): string {
    const [, hint] = /# .*?"([^"]+)"/.exec(command) ?? [];
    return command.replaceAll(/([a-z]+_(?:[a-z]+_)?)…/g, (_, prefix: string) =>
      this.copied(new RegExp(`${prefix}[\\w+/=-]+`), hint),
    );
  }

  /** Where the command changes the folder, the next ones are typed there. */
  async #run(command: string): Promise<void> {
    const child = this.#start(`${command}\npwd >&3`, 'pipe');
    const [said, place] = [child.stdout, child.stdio[3]].map((stream) =>
      text(stream as NodeJS.ReadableStream),
    );
    const complained = text(child.stderr as NodeJS.ReadableStream);
    const [code] = await once(child, 'close');
    this.#said += `${await said}\n`;
    const failure = code === 0 ? /^\{"error":.*/m.exec((await said) ?? '')?.[0] : await complained;
    if (failure !== undefined) throw new Error(`${command}\n${failure}`);
    this.#folder = ((await place) ?? '').trim();
  }

  /** Until it says what the comment quotes. */
  async #leaveRunning(command: string): Promise<void> {
    const before = this.#said.length;
    const child = this.#start(command, 'ignore');
    this.#running.push(child);
    child.stdout?.setEncoding('utf8').on('data', (words: string) => (this.#said += words));
    child.stderr?.setEncoding('utf8').on('data', (words: string) => (this.#said += words));
    const [, word = ''] = /"([^"]+)"/.exec(command.slice(command.indexOf('#'))) ?? [];
    await this.hears(new RegExp(`^${word}`, 'm'), before);
  }

  #start(command: string, third: 'pipe' | 'ignore'): ChildProcess {
    return spawn('bash', ['-ec', command], {
      cwd: this.#folder,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe', third],
      detached: true,
    });
  }
}

/** The page as somebody finds it in the folder of a clone. */
export const guideOf = (folder: string): Promise<string> => readFile(join(folder, 'docs/minutes.md'), 'utf8');
