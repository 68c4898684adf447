import type { ImageFault } from '../../core/contract/error-details.ts';
import { ApiError } from '../../core/api/errors.ts';

export type ImageFormat = 'jpeg' | 'png' | 'webp';

/**
 * Detects the format of an image from its bytes, regardless of the declared type. PNG and WebP have lengths
 * for all of their parts: a file that ends early, goes on after its end or has several pictures is refused.
 * Only the beginning of a JPEG is checked: phones append data, which is neither decoded nor kept.
 * @throws {ApiError} image_unreadable
 */
export function recognize(bytes: Buffer): ImageFormat {
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return checkPng(bytes);
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') {
    return checkWebp(bytes);
  }
  throw unreadable('format', "The file isn't a JPEG, PNG or WebP image.");
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A length, a name of four letters, the data and a checksum, until `IEND`. */
function checkPng(bytes: Buffer): ImageFormat {
  for (let at = PNG.length; at + 12 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') throw animated();
    at += 12 + bytes.readUInt32BE(at);
    if (name !== 'IEND') continue;
    if (at === bytes.length) return 'png';
    throw goesOn();
  }
  throw endsEarly();
}

/** A name, a length, and the data, padded to an even length, in a file that declares its length. */
function checkWebp(bytes: Buffer): ImageFormat {
  if (bytes.length < 20) throw endsEarly();
  const end = 8 + bytes.readUInt32LE(4);
  if (bytes.length < end) throw endsEarly();
  if (bytes.length > end + (end % 2)) throw goesOn();
  for (let at = 12; at + 8 <= end;) {
    const name = bytes.toString('latin1', at, at + 4);
    if (name === 'ANIM' || name === 'ANMF') throw animated();
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
    if (at > end + 1) throw endsEarly();
  }
  return 'webp';
}

const unreadable = (reason: ImageFault, message: string): ApiError =>
  new ApiError('image_unreadable', { message, details: { reason } });
const animated = (): ApiError => unreadable('animated', 'The image is animated. Send a still one.');
const endsEarly = (): ApiError => unreadable('cut_off', 'The file ends before the image does.');
const goesOn = (): ApiError => unreadable('extra_data', 'The file has other data after the image.');
