import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Reply,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import type { Image } from './contract/image.ts';
import { emptyPng } from './testing/hostile-pictures.ts';
import { chunk, photo, pictureOf, plainPicture } from './testing/pictures.ts';

let service: Service;
let partner: SignedUp;

beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

interface Sent {
  readonly type?: string;
  readonly query?: Record<string, string>;
  readonly credential?: string;
  readonly headers?: Record<string, string>;
}

async function upload(bytes: Uint8Array, { type = 'image/png', query, credential, headers }: Sent = {}) {
  const parameters = new URLSearchParams(query ?? { merchant: partner.active, alt: 'A salad' });
  return call<Image>(service, `POST /v1/images?${parameters}`, {
    credential: credential ?? partner.key,
    body: bytes,
    headers: { 'content-type': type, ...headers },
  });
}

async function file(url: string, init: RequestInit = {}): Promise<Response & { bytes: Buffer }> {
  const response = await fetch(url, init);
  return Object.assign(response, { bytes: Buffer.from(await response.arrayBuffer()) });
}

const refused = (reply: Reply<unknown>): unknown => [reply.status, (reply.body as { error?: number }).error];

describe('an uploaded image', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s becomes WebP files of three widths', async (format) => {
    const bytes = await pictureOf(format);
    const { status, body } = await upload(bytes);
    expect(status).toBe(201);
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(body).toMatchObject({
      object: 'image',
      hash,
      width: 1600,
      height: 1200,
      alt: 'A salad',
      version: 1,
    });
    expect(body.files.map(({ width, height }) => [width, height])).toEqual([
      [320, 240],
      [640, 480],
      [1280, 960],
    ]);
    for (const { url, width, height } of body.files) {
      expect(url).toBe(`${service.url}/i/${hash}-${width}.webp`);
      const meta = await sharp((await file(url)).bytes).metadata();
      expect(meta).toMatchObject({ format: 'webp', width, height });
    }
  });

  test('is turned upright and loses its metadata', async () => {
    const { body } = await upload(await photo(), { type: 'image/jpeg' });
    expect([body.width, body.height]).toEqual([600, 800]);
    const { bytes } = await file(body.files[2]?.url ?? '');
    const meta = await sharp(bytes).metadata();
    expect([meta.width, meta.height]).toEqual([600, 800]);
    expect([meta.exif, meta.xmp, meta.icc, meta.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('Trellis Camera')).toBe(false);
  });

  test('keeps transparency, and is never enlarged', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = await sharp({ create: { width: 40, height: 30, channels: 4, background } })
      .png()
      .toBuffer();
    const { body } = await upload(clear);
    expect(body.files.map(({ width, height }) => [width, height])).toEqual([
      [40, 30],
      [40, 30],
      [40, 30],
    ]);
    expect((await sharp((await file(body.files[0]?.url ?? '')).bytes).metadata()).hasAlpha).toBe(true);
  });

  test('of a great height stays within what WebP can be', async () => {
    const { status, body } = await upload(await pictureOf('png', 400, 30_000));
    expect(status).toBe(201);
    expect(body.files.map(({ height }) => height)).toEqual([1280, 2560, 5120]);
  });

  test('is stored once, however often it is uploaded', async () => {
    const bytes = await pictureOf('png', 90, 60);
    const other = await signUp(service);
    const [one, two] = await Promise.all([upload(bytes), upload(bytes)]);
    const three = await upload(bytes, {
      credential: other.key,
      query: { merchant: other.active, decorative: 'true' },
    });
    expect(new Set([one, two, three].map(({ body }) => body.id)).size).toBe(3);
    expect(new Set([one, two, three].map(({ body }) => body.hash)).size).toBe(1);
    expect(three.body.alt).toBeNull();
    const files = service.db.selectFrom('picture_files').selectAll().where('hash', '=', one.body.hash);
    expect(await files.execute()).toHaveLength(3);
  });

  test('repeats its response under an idempotency key, but not with other words', async () => {
    const bytes = await pictureOf('png', 30, 20);
    const headers = { 'idempotency-key': 'salad' };
    const first = await upload(bytes, { headers });
    const again = await upload(bytes, { headers });
    expect([again.status, again.text]).toEqual([201, first.text]);
    const other = await upload(bytes, { headers, query: { merchant: partner.active, alt: 'Another' } });
    expect(refused(other)).toEqual([422, 42201]);
  });
});

describe('what is served', () => {
  let url: string;
  beforeAll(async () => {
    url = (await upload(await pictureOf('png', 400, 300))).body.files[0]?.url ?? '';
  });

  test('may be kept for ever, shown anywhere, and does nothing', async () => {
    const { status, headers } = await file(url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('is not sent again to who has it', async () => {
    const etag = (await file(url)).headers.get('etag') ?? '';
    const again = await file(url, { headers: { 'if-none-match': etag } });
    expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
    expect((await file(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('has a head, and no other method', async () => {
    const head = await file(url, { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')) > 0]).toEqual([200, true]);
    expect((await file(url, { method: 'POST' })).status).toBe(405);
  });

  test('is nothing else', async () => {
    const names = [`${'0'.repeat(64)}-320.webp`, 'x-320.webp', '..%2fpackage.json', '%00'];
    const paths = [
      ...names,
      url.split('/i/')[1]?.replace('-320', '-321'),
      url.split('/i/')[1]?.toUpperCase(),
    ];
    for (const path of paths) {
      const response = await file(`${service.url}/i/${path}`);
      expect([path, response.status]).toEqual([path, 404]);
    }
  });
});

describe('a file that is no still picture of a known kind', () => {
  const still = (): Promise<Buffer> => pictureOf('png', 60, 40);
  const animatedWebp = async (): Promise<Buffer> => {
    const frames = await Promise.all([pictureOf('png', 20, 20), plainPicture('png', 20, 20)]);
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  };
  const animatedPng = async (): Promise<Buffer> => {
    const png = await still();
    const header = png.subarray(0, 33);
    return Buffer.concat([header, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])), png.subarray(33)]);
  };
  /** A header that promises 40,000 by 40,000 pixels, and a little data. */
  const bomb = (): Buffer => {
    const header = Buffer.from([0, 0, 0x9c, 0x40, 0, 0, 0x9c, 0x40, 8, 0, 0, 0, 0]);
    const signature = Buffer.from('89504e470d0a1a0a', 'hex');
    const data = deflateSync(Buffer.alloc(1_000_000));
    return Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', data),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  };
  const cut = async (format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> => {
    const bytes = await pictureOf(format, 300, 200);
    return bytes.subarray(0, bytes.length / 2);
  };

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('not an image')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['GIF', () => Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
    ['PDF', () => Buffer.from('%PDF-1.7\n%%EOF')],
    [
      'TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    [
      'AVIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .avif()
          .toBuffer(),
    ],
    ['half a JPEG', () => cut('jpeg')],
    ['half a PNG', () => cut('png')],
    ['half a WebP', () => cut('webp')],
    ['an animated WebP', animatedWebp],
    ['an animated PNG', animatedPng],
    [
      'a PNG with a page behind it',
      async () => Buffer.concat([await still(), Buffer.from('<script>1</script>')]),
    ],
    [
      'a WebP with an archive behind it',
      async () => Buffer.concat([await pictureOf('webp', 9, 9), Buffer.from('PK\x05\x06')]),
    ],
    ['a picture behind a page', async () => Buffer.concat([Buffer.from('<html>'), await still()])],
    ['the beginning of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'a PNG with a damaged header',
      async () => Buffer.from((await still()).map((byte, at) => (at === 20 ? byte ^ 255 : byte))),
    ],
    ['1600 megapixels', bomb],
    ['25 megapixels in four rows', () => emptyPng({ width: 6_250_000, height: 4, depth: 16 })],
    ['25 megapixels in one column', () => emptyPng({ width: 1, height: 25_000_000, colors: 'gray' })],
    ['a little more than 25 megapixels', () => plainPicture('png', 5001, 5000)],
  ])('%s is refused', async (_, make) => {
    const reply = await upload(await make());
    expect(refused(reply)).toEqual([400, 40023]);
  });

  test('25 megapixels are accepted', async () => {
    expect((await upload(await plainPicture('jpeg', 5000, 5000), { type: 'image/jpeg' })).status).toBe(201);
  });

  test('what a phone appends to a JPEG is dropped', async () => {
    const appended = Buffer.concat([await pictureOf('jpeg', 60, 40), Buffer.from('<script>1</script>')]);
    const { body } = await upload(appended, { type: 'image/jpeg' });
    for (const { url } of body.files) expect((await file(url)).bytes.includes('script')).toBe(false);
  });
});

describe('a request', () => {
  test('says what the picture shows, or that it is decorative', async () => {
    const bytes = await pictureOf('png', 9, 9);
    const merchant = partner.active;
    const send = (query: Record<string, string>): Promise<Reply<unknown>> => upload(bytes, { query });
    expect(refused(await send({ merchant }))).toEqual([400, 40002]);
    expect(refused(await send({ merchant, alt: 'A salad', decorative: 'true' }))).toEqual([400, 40003]);
    expect(refused(await send({ merchant, decorative: 'false' }))).toEqual([400, 40003]);
    expect(refused(await send({ merchant, alt: ' ' }))).toEqual([400, 40003]);
    expect(refused(await send({ merchant, alt: 'x'.repeat(251) }))).toEqual([400, 40003]);
    expect((await send({ merchant, alt: 'Ä'.repeat(250) })).status).toBe(201);
    expect(refused(await send({ alt: 'A salad' }))).toEqual([400, 40002]);
    expect(refused(await send({ merchant: 'mer_none', alt: 'A salad' }))).toEqual([404, 40401]);
  });

  test('has an image type, and at most 5 MiB', async () => {
    const bytes = await pictureOf('png', 9, 9);
    for (const type of ['application/json', 'image/gif', 'image/svg+xml', 'text/plain']) {
      expect(refused(await upload(bytes, { type }))).toEqual([415, 41501]);
    }
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    const reply = await upload(large);
    expect(refused(reply)).toEqual([413, 41301]);
    expect(reply.text).toContain('5 MiB');
    expect(refused(await upload(large.subarray(1)))).toEqual([400, 40023]);
  });

  test('needs the scope', async () => {
    const credential = await mintToken(service, partner, ['menus:read']);
    const reply = await upload(await pictureOf('png', 9, 9), { credential, query: { alt: 'A salad' } });
    expect(refused(reply)).toEqual([403, 40301]);
  });
});

describe('the record', () => {
  test('is read, listed newest first, and changed', async () => {
    const own = await signUp(service);
    const query = { merchant: own.active, alt: 'One' };
    const one = await upload(await pictureOf('png', 9, 9), { credential: own.key, query });
    const two = await upload(await pictureOf('png', 9, 8), {
      credential: own.key,
      query: { ...query, alt: 'Two' },
    });
    const as = (operation: string, body?: unknown): Promise<Reply> =>
      call(service, operation, { credential: own.key, body });
    expect((await as(`GET /v1/images/${one.body.id}`)).body).toEqual(one.body);
    expect((await as('GET /v1/images?limit=1')).body).toMatchObject({ data: [two.body], has_more: true });
    const path = `PATCH /v1/images/${one.body.id}`;
    const changed = await as(path, { version: 1, alt: null, metadata: { dish: '7' } });
    expect(changed.body).toMatchObject({ alt: null, metadata: { dish: '7' }, version: 2 });
    expect(refused(await as(path, { version: 1, alt: 'Three' }))).toEqual([409, 40903]);
    expect((await as(path, { version: 2, alt: null })).body).toMatchObject({ version: 2 });
  });

  test('is nobody else’s', async () => {
    const { body } = await upload(await pictureOf('png', 9, 7));
    const other = await signUp(service);
    const token = await mintToken(
      service,
      { key: partner.key, active: partner.merchants['needs_data'] ?? '' },
      ['menus:read'],
    );
    for (const credential of [other.key, token]) {
      expect(refused(await call(service, `GET /v1/images/${body.id}`, { credential }))).toEqual([404, 40401]);
    }
  });
});
