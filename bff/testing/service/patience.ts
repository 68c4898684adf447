/** So long that an answer is there, however busy the machine is. */
export const PATIENT_MS = 15_000;
const IMPATIENT_MS = 500;

/**
 * How long a service under test waits for its processor or its bank: long, but where a test wants an answer
 * to be too late.
 */
export class Patience {
  #ms = PATIENT_MS;

  readonly ms = (): number => this.#ms;

  /**
   * Waits only shortly for what is asked meanwhile. Whether that has been done by then isn't known: look at
   * it until it is.
   */
  async lose<Result>(act: () => Promise<Result>): Promise<Result> {
    this.#ms = IMPATIENT_MS;
    try {
      return await act();
    } finally {
      this.#ms = PATIENT_MS;
    }
  }
}
