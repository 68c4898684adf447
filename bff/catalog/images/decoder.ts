import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ImageFault } from '../../core/contract/error-details.ts';
import { IMAGE_BOUNDS, IMAGE_WIDTHS, type ImageWidth } from './contract/image.ts';

/** A picture as it is stored: upright, in sRGB, without anything but pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly files: readonly PictureFile[];
}

export interface PictureFile {
  /** The width it is named by. */
  readonly size: ImageWidth;
  readonly width: number;
  readonly height: number;
  /** WebP. */
  readonly bytes: Buffer;
}

/** Why a picture couldn't be decoded. `detail` is for the log. */
export interface DecodeFault {
  readonly reason: ImageFault;
  readonly detail: string;
}

export type Decoded = { readonly picture: Picture } | { readonly fault: DecodeFault };

export interface DecoderOptions {
  /** The bounds of a picture: maximum pixels per side and in total, and maximum bytes of its samples. */
  readonly bounds?: { readonly side: number; readonly pixels: number; readonly bytes: number };
  /** A process that takes longer for a picture is ended. */
  readonly seconds?: number;
}

const PROGRAM = fileURLToPath(new URL('decode.mjs', import.meta.url));
/**
 * The memory limit of a process, in bytes. The most demanding shape in `decoder.test.ts` needs 330 MiB, 65 of
 * which are Node's own.
 */
export const DECODER_MEMORY = 512 * 2 ** 20;
const SECONDS = 60;
/** A process without work ends. */
const IDLE_MS = 30_000;

/**
 * Decodes pictures in processes of their own, which end when they need more memory or time than a picture of
 * the bounds: a bomb costs such a process, and never a node. They have nothing of this process's environment.
 * A process decodes one picture at a time and is used again.
 */
export class Decoder {
  readonly #bounds;
  readonly #seconds;
  readonly #workers = new Set<Worker>();
  readonly #idle: Worker[] = [];

  constructor({ bounds = IMAGE_BOUNDS, seconds = SECONDS }: DecoderOptions = {}) {
    this.#bounds = { ...bounds, memory: DECODER_MEMORY };
    this.#seconds = seconds;
  }

  /** @returns `too_large` also for a picture that took its process's memory or time */
  async decode(bytes: Buffer): Promise<Decoded> {
    const used = this.#idle.pop();
    const first = await this.#decodeIn(used ?? this.#start(), bytes);
    // A reused process may have failed for lack of memory taken by earlier pictures, so try a new one.
    return first ?? (used && (await this.#decodeIn(this.#start(), bytes))) ?? { fault: ENDED };
  }

  /** Ids of its processes. */
  get pids(): number[] {
    return [...this.#workers].flatMap(({ pid }) => pid ?? []);
  }

  /** Ends its processes. */
  close(): void {
    for (const worker of this.#workers) worker.end();
  }

  async #decodeIn(worker: Worker, bytes: Buffer): Promise<Decoded | undefined> {
    const request = { bytes, widths: IMAGE_WIDTHS, bounds: this.#bounds };
    const decoded = await worker.ask(request, this.#seconds);
    if (!decoded) return undefined;
    this.#idle.push(worker);
    worker.endLater(IDLE_MS);
    return decoded;
  }

  #start(): Worker {
    const worker = new Worker(() => {
      this.#workers.delete(worker);
      const at = this.#idle.indexOf(worker);
      if (at !== -1) this.#idle.splice(at, 1);
    });
    this.#workers.add(worker);
    return worker;
  }
}

const ENDED: DecodeFault = {
  reason: 'too_large',
  detail: 'its process ended, by the limit of its memory or time',
};

/** One process. It is ended when it doesn't answer, and by itself when this process ends. */
class Worker {
  readonly #process: ChildProcess;
  readonly #onEnd: () => void;
  #idle: NodeJS.Timeout | undefined;

  constructor(onEnd: () => void) {
    this.#process = spawn(process.execPath, ['--max-old-space-size=64', PROGRAM], {
      // Arenas of more threads would keep what they no longer use.
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.#process.unref();
    this.#process.channel?.unref();
    this.#onEnd = onEnd;
    this.#process.on('exit', onEnd).on('error', onEnd);
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** @returns `undefined` if the process has ended without a timely response */
  ask(request: object, seconds: number): Promise<Decoded | undefined> {
    clearTimeout(this.#idle);
    const child = this.#process;
    return new Promise((resolve) => {
      const settle = (decoded?: Decoded): void => {
        clearTimeout(deadline);
        child.off('message', settle).off('exit', ended).off('error', ended).channel?.unref();
        if (!decoded) this.end();
        resolve(decoded);
      };
      const ended = (): void => settle();
      const deadline = setTimeout(ended, seconds * 1000);
      child.channel?.ref();
      child.on('message', settle).on('exit', ended).on('error', ended);
      if (child.exitCode !== null || child.signalCode !== null || !child.connected) settle();
      else child.send(request, (error) => error && settle());
    });
  }

  endLater(ms: number): void {
    this.#idle = setTimeout(() => this.end(), ms).unref();
  }

  end(): void {
    clearTimeout(this.#idle);
    this.#process.kill('SIGKILL');
    this.#onEnd();
  }
}
