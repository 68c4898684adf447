import { sign, type KeyObject } from 'node:crypto';

const HALF = 32;

/**
 * Signs as in ES256 (RFC 7518, section 3.4): both numbers in 32 bytes each. Node returns DER. Its option for the
 * other format needs the key wrapped in an object, and checking that takes twice as long as the signature.
 */
export function signEs256(text: string, key: KeyObject): Buffer {
  const der = sign('sha256', Buffer.from(text), key);
  // 30 length, 02 length r, 02 length s: each length is one byte, since all of it is shorter than 128.
  const rEnd = 4 + (der[3] ?? 0);
  const signature = Buffer.alloc(2 * HALF);
  place(der.subarray(4, rEnd), signature.subarray(0, HALF));
  place(der.subarray(rEnd + 2), signature.subarray(HALF));
  return signature;
}

/**
 * A number in DER is as short as possible, or has a zero before a high first bit; right-aligned in 32 bytes it has
 * neither problem.
 */
function place(number: Buffer, into: Buffer): void {
  const digits = number.length > HALF ? number.subarray(number.length - HALF) : number;
  digits.copy(into, HALF - digits.length);
}
