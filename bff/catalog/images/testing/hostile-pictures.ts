import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { chunk } from './pictures.ts';

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly depth?: 1 | 8 | 16;
  readonly colors?: keyof typeof CHANNELS;
  readonly interlaced?: boolean;
}

const CHANNELS = { gray: [0, 1], rgb: [2, 3], palette: [3, 1], grayAlpha: [4, 2], rgba: [6, 4] } as const;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG of these sizes whose samples are all zero: as few bytes as its pixels can have. */
export function emptyPng({ width, height, depth = 8, colors = 'rgba', interlaced = false }: Shape): Buffer {
  const [type, channels] = CHANNELS[colors];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = type;
  header[12] = Number(interlaced);
  const row = Math.ceil((width * channels * depth) / 8) + 1;
  // The passes of an interlaced one have rows of their own, each with a byte more.
  const data = Buffer.alloc(interlaced ? row * height + 8 * (width + height) + 64 : row * height);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(colors === 'palette' ? [chunk('PLTE', Buffer.alloc(3))] : []),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Text of `size` bytes in a compressed chunk of a small PNG. */
export function pngWithText(size: number, chunks: number): Buffer {
  const png = emptyPng({ width: 8, height: 8 });
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(size, 'a'))]);
  const texts = Array.from({ length: chunks }, () => chunk('zTXt', text));
  return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)]);
}

/** A picture in one color by the encoder itself, turned on its side where the format can say so. */
export function plain(width: number, height: number, channels: 3 | 4 = 3) {
  const background = { r: 0, g: 160, b: 0, alpha: 0.5 };
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false });
}
