/**
 * Decodes pictures, in a process of its own whose memory is bounded (decoder.ts starts it). It is JavaScript,
 * since the oldest Node that we run on starts no TypeScript. It answers each message with a picture or with a
 * fault.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const SECONDS = 45;
const WATCH_MS = 5;
const QUALITY = 80;
/**
 * The highest multiple of a file's width. A WebP has at most 16,383 pixels on a side, and no page has room
 * for more.
 */
const HIGHEST = 4;
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];
/** Bytes of one sample of a channel, as libvips names its formats. Others take eight. */
const BYTES_OF = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 };

// It may decode nothing but the three formats, and uses one thread for an image.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

process.on('message', ({ bytes, widths, bounds }) => {
  const watch = setInterval(endOverMemory, WATCH_MS, bounds.memory);
  decode(bytes, widths, bounds)
    .then(
      (picture) => process.send({ picture }),
      (error) => process.send({ fault: faultOf(error) }),
    )
    .finally(() => clearInterval(watch));
});
process.on('disconnect', () => process.exit());
endFirst();

/**
 * Ends this process when it has more memory than a picture of the bounds needs. Pictures are decoded in other
 * threads, so this one looks on time. A limit of the system (RLIMIT_DATA) would also count what V8 only
 * reserves, which differs by some hundred megabytes between versions of Node.
 */
function endOverMemory(most) {
  if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL');
}

/** When the machine runs out of memory, Linux ends this process before any other. */
function endFirst() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems have no such file.
  }
}

/** A picture that is larger than its bounds: found in the header, before a pixel is decoded. */
class TooLarge extends Error {}

async function decode(bytes, widths, bounds) {
  const source = sharp(bytes, {
    limitInputPixels: bounds.pixels,
    failOn: 'error',
    sequentialRead: true,
  }).timeout({ seconds: SECONDS });
  const header = await source.metadata();
  checkSize(header, bounds);
  // Decoded once: the files are made of what the largest of them needs.
  const { data, info } = await source
    .autoOrient()
    .toColorspace('srgb')
    .resize(sizeFor(Math.max(...widths)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = [];
  for (const size of widths) {
    const file = await sharp(data, { raw })
      .resize(sizeFor(size))
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    files.push({ size, width: file.info.width, height: file.info.height, bytes: file.data });
  }
  const { width, height } = header.autoOrient;
  return { width, height, files };
}

/** Sides as well as pixels: a decoder holds whole rows, and a row of some million pixels again and again. */
function checkSize({ width, height, channels, depth }, bounds) {
  const decoded = width * height * channels * (BYTES_OF[depth] ?? 8);
  if (Math.max(width, height) <= bounds.side && width * height <= bounds.pixels && decoded <= bounds.bytes)
    return;
  throw new TooLarge(`${width} × ${height} pixels, ${channels} channels of ${depth}`);
}

const sizeFor = (width) => ({ width, height: width * HIGHEST, fit: 'inside', withoutEnlargement: true });

function faultOf(error) {
  const detail = error instanceof Error ? error.message : String(error);
  const isTooLarge = error instanceof TooLarge || /pixel limit|out of memory|timeout/i.test(detail);
  return { reason: isTooLarge ? 'too_large' : 'damaged', detail };
}
