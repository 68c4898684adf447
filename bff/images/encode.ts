import type Sharp from 'sharp';
import type { ResizeOptions } from 'sharp';
import { ApiError } from '../gateway/errors.ts';
import { IMAGE_WIDTHS, MAX_IMAGE_PIXELS, type ImageWidth } from './contract/image.ts';
import { recognize } from './recognize.ts';

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

const QUALITY = 80;
const SECONDS = 10;
/** Of a file's width. A WebP has at most 16,383 pixels on a side, and no page has room for more. */
const HIGHEST = 4;
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

/**
 * Decodes an uploaded file and encodes it anew, so that nothing else of its bytes is left.
 *
 * @throws {ApiError} image_unreadable: another format, damaged, animated, or of more than 25 megapixels
 */
export async function encode(bytes: Buffer): Promise<Picture> {
  recognize(bytes);
  const sharp = await loadSharp();
  try {
    return await encoded(sharp, bytes);
  } catch (error) {
    throw new ApiError('image_unreadable', {
      details: { reason: 'damaged' },
      detail: error instanceof Error ? error.message : String(error),
    });
  }
}

async function encoded(sharp: typeof Sharp, bytes: Buffer): Promise<Picture> {
  const source = sharp(bytes, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  }).timeout({ seconds: SECONDS });
  const { width, height } = (await source.metadata()).autoOrient;
  const [largest = 0] = IMAGE_WIDTHS.toReversed();
  // Decoded once: the files are made of what the largest of them needs.
  const { data, info } = await source
    .autoOrient()
    .toColourspace('srgb')
    .resize(sizeFor(largest))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const files: PictureFile[] = [];
  for (const size of IMAGE_WIDTHS) {
    const raw = { width: info.width, height: info.height, channels };
    const file = await sharp(data, { raw })
      .resize(sizeFor(size))
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    files.push({ size, width: file.info.width, height: file.info.height, bytes: file.data });
  }
  return { width, height, files };
}

const sizeFor = (width: number): ResizeOptions => ({
  width,
  height: width * HIGHEST,
  fit: 'inside',
  withoutEnlargement: true,
});

let loading: Promise<typeof Sharp> | undefined;

/** Loaded for the first image. It may decode nothing but the three formats, and uses one thread for an image. */
function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: LOADERS });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
