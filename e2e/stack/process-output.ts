import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The output of a process, line by line. */
export class ProcessOutput {
  readonly ended: Promise<void>;
  #hasEnded = false;
  #said = '';
  readonly #listeners = new Set<() => void>();
  readonly #fresh: string[] = [];

  constructor(child: ChildProcess) {
    for (const input of [child.stdout, child.stderr]) {
      if (input) createInterface({ input }).on('line', (line) => this.#hear(line));
    }
    this.ended = new Promise((resolve) => {
      child.on('close', () => {
        this.#hasEnded = true;
        for (const listener of this.#listeners) listener();
        resolve();
      });
    });
  }

  /** All of it so far. */
  get said(): string {
    return this.#said;
  }

  /** Resolves at the next such line. @throws {Error} with all output, if the process ends first */
  waitFor(wanted: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const at = this.#fresh.indexOf(wanted);
        if (at === -1 && !this.#hasEnded) return;
        this.#listeners.delete(look);
        if (at === -1) reject(new Error(`the stack ended before "${wanted}":\n${this.#said}`));
        else resolve(void this.#fresh.splice(0, at + 1));
      };
      this.#listeners.add(look);
      look();
    });
  }

  #hear(line: string): void {
    this.#said += `${line}\n`;
    this.#fresh.push(line);
    for (const listener of this.#listeners) listener();
  }
}
