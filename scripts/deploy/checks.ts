import { failureLine, totalsLine } from '../test/outcome.ts';

/** Ends a story whose next steps need the one that failed, which has been printed. */
export class StoryEnded extends Error {}

/** The checks of a script that tries something real: a line for each, and their sum at the end. */
export class Checks {
  #passed = 0;
  #skipped = 0;
  readonly #failures: string[] = [];

  /**
   * Makes one check, and prints its outcome.
   * @param work returns a note for the line, or nothing
   * @returns whether it passed
   */
  async check(title: string, work: () => Promise<string | void>): Promise<boolean> {
    try {
      const note = await work();
      this.#passed += 1;
      console.log(`${title} … ok${note ? ` (${note})` : ''}`);
      return true;
    } catch (error) {
      this.#failures.push(`failed: ${failureLine([title], String(error))}`);
      console.log(`${title} … FAILED\n${error instanceof Error ? error.stack : String(error)}`);
      return false;
    }
  }

  /** Makes one check that those after it build on. @throws {StoryEnded} it failed */
  async step(title: string, work: () => Promise<string | void>): Promise<void> {
    if (!(await this.check(title, work))) throw new StoryEnded(title);
  }

  skip(title: string, reason: string): void {
    this.#skipped += 1;
    console.log(`${title} … skipped: ${reason}`);
  }

  /** Prints each failure once more, and the sum; a failure is the exit code too. */
  end(): void {
    for (const failure of this.#failures) console.log(failure);
    const failed = this.#failures.length;
    console.log(totalsLine({ passed: this.#passed, failed, skipped: this.#skipped }));
    process.exitCode = failed > 0 ? 1 : 0;
  }
}
