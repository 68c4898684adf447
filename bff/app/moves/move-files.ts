import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import { UsageError } from '../operator/command.ts';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/**
 * The two keys of a move, derived from the one that the operator gives to both installations: one encrypts
 * files, the other seals the manifest.
 */
export class MoveKeys {
  readonly #files: Buffer;
  readonly #manifest: Buffer;
  readonly #move: string;

  /** @throws {UsageError} the text isn't a key */
  constructor(keyText: string, move: string) {
    const key = readKey(keyText);
    this.#move = move;
    this.#files = derive(key, move, 'trellis move: files');
    this.#manifest = derive(key, move, 'trellis move: manifest');
  }

  /** Returns a file's bytes: lines, compressed, encrypted, and bound to this move and number. */
  async close(number: number, lines: readonly string[]): Promise<Buffer> {
    const plain = await compress(lines.join('\n'), { level: constants.Z_BEST_SPEED });
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#files, iv).setAAD(this.#nameOf(number));
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** @throws {UsageError} the file isn't the one of this number, or was changed */
  async open(number: number, bytes: Buffer): Promise<readonly string[]> {
    try {
      const iv = bytes.subarray(0, IV_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', this.#files, iv)
        .setAAD(this.#nameOf(number))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const sealed = bytes.subarray(IV_BYTES + TAG_BYTES);
      const text = await decompress(Buffer.concat([decipher.update(sealed), decipher.final()]));
      return text.length === 0 ? [] : text.toString().split('\n');
    } catch (cause) {
      throw new UsageError(`file ${number} can't be decrypted: it was changed, or is another one's`, {
        cause,
      });
    }
  }

  /** Returns the seal of a line of the manifest, which holds for everything before it too. */
  sealOf(before: string, line: string): string {
    return createHmac('sha256', this.#manifest).update(`${before}\n${line}`).digest('base64url');
  }

  #nameOf(number: number): Buffer {
    return Buffer.from(`${this.#move} ${number}`);
  }
}

function derive(key: Buffer, move: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, move, purpose, KEY_BYTES));
}

function readKey(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES)
    throw new UsageError(
      'the key file must have 32 random bytes in base64, as `openssl rand -base64 32` makes',
    );
  return key;
}

/** Returns the SHA-256 of a file, hexadecimal. */
export function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
