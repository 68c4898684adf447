import sharp from 'sharp';

const WIDTH = 1280;
const HEIGHT = 960;

/**
 * A picture that weighs what a photograph does: soft shapes of several sizes, and grain. The same for the
 * same number.
 */
export async function menuPicture(number: number): Promise<Buffer> {
  const random = randomOf(number + 1);
  const [coarse, fine, grain] = await Promise.all([
    shapes(16, random),
    shapes(90, random),
    shapes(260, random),
  ]);
  return sharp(coarse)
    .composite([
      { input: fine, blend: 'overlay' },
      { input: grain, blend: 'soft-light' },
    ])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Random colors, so many in a row, enlarged to the whole picture. */
async function shapes(across: number, random: () => number): Promise<Buffer> {
  const down = Math.round((across * HEIGHT) / WIDTH);
  const pixels = Buffer.from(
    Uint8Array.from({ length: across * down * 3 }, () => Math.floor(random() * 256)),
  );
  return sharp(pixels, { raw: { width: across, height: down, channels: 3 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .png()
    .toBuffer();
}

/** Numbers from 0 to 1 (the generator mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
