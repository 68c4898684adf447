import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { Decoder, DECODER_MEMORY, type Decoded } from './decoder.ts';
import { emptyPng, plain, pngWithText } from './testing/hostile-pictures.ts';
import { chunk, pictureOf } from './testing/pictures.ts';
import { rounds } from '../../testing/service/rounds.ts';

const MEBIBYTE = 2 ** 20;
const hasProc = process.platform === 'linux';

const decoders: Decoder[] = [];
function decoderOf(...options: ConstructorParameters<typeof Decoder>): Decoder {
  const decoder = new Decoder(...options);
  decoders.push(decoder);
  return decoder;
}
afterEach(() => decoders.splice(0).forEach((decoder) => decoder.close()));

/**
 * The most memory that a process has had so far, in bytes; 0 where the system doesn't say, or once it has
 * ended.
 */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

interface Measured {
  readonly result: Decoded;
  /** Most memory of the process that decoded it, in bytes. */
  readonly peak: number;
  /** What this process took meanwhile. */
  readonly grown: number;
}

/** Decodes with a new decoder, and looks at its process all the while. */
async function decoded(bytes: Buffer, decoder = decoderOf()): Promise<Measured> {
  const before = process.memoryUsage.rss();
  let peak = 0;
  let most = before;
  const look = (): void => {
    peak = Math.max(peak, ...decoder.pids.map(peakOf));
    most = Math.max(most, process.memoryUsage.rss());
  };
  const watch = setInterval(look, 2);
  try {
    const result = await decoder.decode(bytes);
    look();
    return { result, peak, grown: most - before };
  } finally {
    clearInterval(watch);
  }
}

const reasonOf = (result: Decoded): string => ('fault' in result ? result.fault.reason : 'taken');

const png =
  (...shape: Parameters<typeof emptyPng>) =>
  () =>
    Promise.resolve(emptyPng(...shape));

describe('a small file that unfolds to much is too large, before a pixel of it is decoded', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['6,250,000 × 4, RGBA of 16 bits', png({ width: 6_250_000, height: 4, depth: 16 })],
    ['12,500,000 × 2', png({ width: 12_500_000, height: 2, depth: 16 })],
    ['1,000,000 × 25', png({ width: 1_000_000, height: 25, depth: 16 })],
    ['1 × 25,000,000', png({ width: 1, height: 25_000_000, colors: 'gray' })],
    ['25,000,000 × 1, of one bit', png({ width: 25_000_000, height: 1, depth: 1, colors: 'gray' })],
    ['30,001 × 1', png({ width: 30_001, height: 1 })],
    ['1 × 30,001, interlaced', png({ width: 1, height: 30_001, interlaced: true })],
    ['5001 × 5000, of a palette', png({ width: 5001, height: 5000, depth: 1, colors: 'palette' })],
    ['5000 × 5000, RGBA of 16 bits', png({ width: 5000, height: 5000, depth: 16 })],
    ['a JPEG of 65,500 × 380', () => plain(65_500, 380).jpeg({ progressive: true }).toBuffer()],
    ['a JPEG of 100 × 65,500', () => plain(100, 65_500).jpeg().toBuffer()],
    ['a WebP of 16,383 × 1527', () => plain(16_383, 1527, 4).webp({ lossless: true, effort: 0 }).toBuffer()],
  ])('%s', async (_, make) => {
    const { result, peak, grown } = await decoded(await make());
    expect(reasonOf(result)).toBe('too_large');
    expect(peak).toBeLessThan(150 * MEBIBYTE);
    expect(grown).toBeLessThan(150 * MEBIBYTE);
  });
});

describe('the largest of what is taken stays within its memory', () => {
  const jpeg =
    (width: number, height: number, cmyk = false) =>
    () =>
      (cmyk ? plain(width, height).toColorspace('cmyk') : plain(width, height))
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .withMetadata({ orientation: 6 })
        .toBuffer();
  /**
   * To make a WebP is no part of what is measured: with the least effort. One of each kind first. The others
   * take a minute together, and run with the long tests.
   */
  const LARGEST: [string, () => Promise<Buffer>][] = [
    ['a PNG, interlaced, of 16 bits', png({ width: 5000, height: 2500, depth: 16, interlaced: true })],
    ['30,000 × 1', png({ width: 30_000, height: 1 })],
    ['1 × 30,000', png({ width: 1, height: 30_000 })],
    ['a PNG with 40 MB of compressed text', () => Promise.resolve(pngWithText(10_000_000, 4))],
    ['a progressive JPEG on its side', jpeg(5000, 5000)],
    ['a WebP', () => plain(5000, 5000, 4).webp({ effort: 0 }).toBuffer()],
    ['30,000 wide, of 16 bits, interlaced', png({ width: 30_000, height: 416, depth: 16, interlaced: true })],
    ['a PNG of 25 megapixels', png({ width: 5000, height: 5000 })],
    ['a PNG, interlaced', png({ width: 5000, height: 5000, interlaced: true })],
    ['a PNG, 30,000 wide', png({ width: 30_000, height: 833 })],
    ['a PNG, 30,000 high', png({ width: 833, height: 30_000 })],
    ['a JPEG, 30,000 wide', jpeg(30_000, 833)],
    ['a JPEG, 30,000 high', jpeg(833, 30_000)],
    ['a JPEG in CMYK', jpeg(5000, 5000, true)],
    ['a WebP without loss', () => plain(5000, 5000, 4).webp({ lossless: true, effort: 0 }).toBuffer()],
    [
      'a WebP, 16,383 wide, on its side',
      () =>
        plain(16_383, 1525, 4)
          .webp({ lossless: true, effort: 0 })
          .withMetadata({ orientation: 8 })
          .toBuffer(),
    ],
  ];
  test.each(LARGEST.slice(0, rounds({ short: 6, long: LARGEST.length })))('%s', async (_, make) => {
    const { result, peak, grown } = await decoded(await make());
    expect([reasonOf(result), 'fault' in result && result.fault.detail]).toEqual(['taken', false]);
    expect(peak).toBeLessThan(0.75 * DECODER_MEMORY);
    expect(grown).toBeLessThan(150 * MEBIBYTE);
  });
});

describe('what a header hides costs its process, and no more', () => {
  const everything = { side: Infinity, pixels: 0x3fff ** 2, bytes: Infinity };
  const bomb = emptyPng({ width: 6_250_000, height: 4, depth: 16 });

  test('a process that takes more memory ends', async () => {
    const decoder = decoderOf({ bounds: everything });
    const { result, peak, grown } = await decoded(bomb, decoder);
    expect(reasonOf(result)).toBe('too_large');
    // It looks every few milliseconds, in which a busy machine gives out some more.
    expect(peak).toBeLessThan(2 * DECODER_MEMORY);
    expect(grown).toBeLessThan(150 * MEBIBYTE);
    expect(reasonOf(await decoder.decode(await pictureOf('png', 60, 40)))).toBe('taken');
  });

  test('a process that takes too long is ended, and the next picture has another', async () => {
    const slow = decoderOf({ seconds: 0 });
    expect(reasonOf(await slow.decode(await pictureOf('png', 60, 40)))).toBe('too_large');
    expect(slow.pids).toEqual([]);
    expect(reasonOf(await decoderOf().decode(await pictureOf('png', 60, 40)))).toBe('taken');
  });

  test('a process is used again, and replaced when it has ended meanwhile', async () => {
    const decoder = decoderOf();
    const picture = await pictureOf('jpeg', 60, 40);
    expect(reasonOf(await decoder.decode(picture))).toBe('taken');
    const [first] = decoder.pids;
    expect(reasonOf(await decoder.decode(picture))).toBe('taken');
    expect(decoder.pids).toEqual([first]);
    process.kill(first ?? 0, 'SIGKILL');
    expect(reasonOf(await decoder.decode(picture))).toBe('taken');
    expect(decoder.pids).toHaveLength(1);
    expect(decoder.pids).not.toEqual([first]);
  });

  test('it has nothing of this process’s environment', async () => {
    const decoder = decoderOf();
    await decoder.decode(await pictureOf('webp', 60, 40));
    if (!hasProc) return;
    const names = readFileSync(`/proc/${decoder.pids[0]}/environ`, 'utf8')
      .split('\0')
      .map((one) => one.split('=')[0]);
    expect(
      names.filter(
        (name) =>
          name !== '' && !/^(?:NODE_CHANNEL_\w+|MALLOC_ARENA_MAX|PWD|OLDPWD|SHLVL|_)$/.test(name ?? ''),
      ),
    ).toEqual([]);
  });
});

test('a picture that is damaged says so', async () => {
  const bytes = emptyPng({ width: 60, height: 40 });
  const wrong = Buffer.concat([
    bytes.subarray(0, 33),
    chunk('IDAT', Buffer.from('no data')),
    bytes.subarray(-12),
  ]);
  expect(reasonOf((await decoded(wrong)).result)).toBe('damaged');
});
