import sharp, { type Sharp } from 'sharp';

type Format = 'jpeg' | 'png' | 'webp';

/** A picture of these sizes, with something to see in it, in a format. */
export async function pictureOf(format: Format, width = 1600, height = 1200): Promise<Buffer> {
  return drawn(width, height).toFormat(format).toBuffer();
}

/** The same in one color: many pixels in few bytes. */
export async function plainPicture(format: Format, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'green' } })
    .toFormat(format)
    .toBuffer();
}

/** A phone's photo: turned on its side, with metadata of the place and the camera. */
export async function photo(): Promise<Buffer> {
  return drawn(800, 600)
    .jpeg()
    .withExif({ IFD0: { Make: 'Trellis Camera', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

function drawn(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 31 + Math.floor(at / width)) % 256;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A PNG chunk: its length, name, data and checksum. */
export function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(Buffer.concat([Buffer.from(name), data])));
  return Buffer.concat([length, Buffer.from(name), data, sum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
