import { sign, type KeyObject } from 'node:crypto';

const HALF = 32;

/**
 * Signs as ES256 does (RFC 7518, section 3.4): both numbers in 32 bytes each. Node answers them in DER; asked for the
 * other form it wants its key wrapped with that wish, and then looks twice as long at the wrapping as it signs.
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

/** A number of DER is as short as it can be, or has a zero before a high first bit: right-aligned it is neither. */
function place(number: Buffer, into: Buffer): void {
  const digits = number.length > HALF ? number.subarray(number.length - HALF) : number;
  digits.copy(into, HALF - digits.length);
}
