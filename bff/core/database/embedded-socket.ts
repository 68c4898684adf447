import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * What pg takes for a socket to a server: what it writes is answered by the PostgreSQL inside this process, which reads together what is
 * written together (`cork`). As with a server, the answer comes after `write` has returned.
 */
export class EmbeddedSocket extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // What pg asks of a socket of the network has no meaning here.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#ask(chunk, done);
  }

  override _writev(
    chunks: readonly { readonly chunk: Uint8Array }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#ask(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    process.nextTick(() => this.push(null));
    done();
  }

  #ask(message: Uint8Array, done: (error?: Error | null) => void): void {
    try {
      const { buffer, byteOffset, byteLength } = this.#pglite.execProtocolRawSync(message);
      const answer = Buffer.from(buffer, byteOffset, byteLength);
      if (byteLength > 0) process.nextTick(() => this.push(answer));
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}
