import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/** A request that a push service has received, opened with the browser's keys. */
interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly payload: Readonly<Record<string, string>>;
}

/** A stand-in for browsers and their push service: it checks who sends, and opens what was sent. */
export interface PushService {
  readonly url: string;
  readonly pushed: readonly Pushed[];
  /** What it answers: a status, or nothing at all. */
  answer: number | 'nothing';
  /** Returns what a browser subscribes with: its address here, and its keys. */
  subscribe(): { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const pushed: Pushed[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const path = req.url ?? '';
      const browser = browsers.get(path);
      if (!browser || !isKnownSender(req.headers, service.url)) return void res.writeHead(403).end();
      const payload = JSON.parse(opened(Buffer.concat(chunks), browser)) as Pushed['payload'];
      pushed.push({ path, headers: req.headers, payload });
      if (service.answer !== 'nothing') res.writeHead(service.answer).end();
    });
  }).listen(0, '127.0.0.1');
  if (!server.listening) await once(server, 'listening');
  const service: PushService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed,
    answer: 201,
    subscribe() {
      const path = `/push/${browsers.size + 1}`;
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      browsers.set(path, { pair, auth });
      return { endpoint: `${service.url}${path}`, p256dh, auth: auth.toString('base64url') };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

interface Browser {
  readonly pair: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

/** Checks the token of the sender (RFC 8292): signed by its key, for this service, and not over. */
function isKnownSender({ authorization = '' }: IncomingHttpHeaders, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return (
    isSigned && aud === audience && Number(exp) > Date.now() / 1000 && /^(mailto|https):/.test(String(sub))
  );
}

/** Opens a message as a browser does (RFC 8188 and 8291). */
function opened(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const end = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, end);
  const shared = hmac(auth, pair.computeSecret(sender));
  const input = hmac(shared, 'WebPush: info\0', pair.getPublicKey(), sender, '\x01');
  const secret = hmac(salt, input);
  const key = hmac(secret, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
  const nonce = hmac(secret, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

function hmac(key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
}
