import { Receiver } from './receiver.ts';

/** The receivers of a test, which end with it. */
export class Receivers {
  #started: Receiver[] = [];

  async start(): Promise<Receiver> {
    const receiver = await Receiver.start();
    this.#started.push(receiver);
    return receiver;
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.#started.map((receiver) => receiver.stop()));
    this.#started = [];
  }
}
