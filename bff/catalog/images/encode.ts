import { ApiError } from '../../core/api/errors.ts';
import { Decoder, type Picture } from './decoder.ts';
import { recognize } from './recognize.ts';

/** Shared by all of this process: how many pictures are decoded at once is its callers' affair. */
const decoder = new Decoder();

/**
 * Decodes an uploaded file and encodes it as WebP files, so that nothing else of its bytes is left.
 *
 * @throws {ApiError} image_unreadable: another format, damaged, animated, or beyond `IMAGE_BOUNDS`
 */
export async function encode(bytes: Buffer): Promise<Picture> {
  recognize(bytes);
  const decoded = await decoder.decode(bytes);
  if ('picture' in decoded) return decoded.picture;
  const { reason, detail } = decoded.fault;
  throw new ApiError('image_unreadable', {
    ...(reason === 'too_large' && { message: TOO_LARGE }),
    details: { reason },
    detail,
  });
}

const TOO_LARGE =
  'The image is too large. Send one of at most 25 megapixels (12.5 with 16 bits a channel) and 30,000 pixels on a side.';
