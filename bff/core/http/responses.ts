import type { ServerResponse, IncomingMessage } from 'node:http';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends a JSON response in one write. Express's own `json` also computes an ETag, checks freshness and sets a
 * charset, none of which these responses use.
 */
export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', length);
  res.statusCode = status;
  // A text with as many bytes as characters is ASCII, which needs no encoding.
  res.end(text, length === text.length ? 'latin1' : 'utf8');
}

/** A JSON body that is sent many times: its bytes, and the validator for conditional requests. */
export interface Serialized {
  readonly bytes: Buffer;
  /** Strong: the same for the same bytes on every node (RFC 9110 section 8.8.3). */
  readonly etag: string;
}

export function serialized(json: string): Serialized {
  const bytes = Buffer.from(json);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/**
 * Sends the body, or 304 without a body to a caller that has it. A private cache may keep it if it
 * revalidates before each use.
 */
export function sendSerialized(req: IncomingMessage, res: ServerResponse, { bytes, etag }: Serialized): void {
  res.setHeader('ETag', etag);
  res.setHeader('Cache-Control', 'private, no-cache');
  if (isNamed(etag, req.headers['if-none-match'])) {
    res.statusCode = 304;
    res.end();
    return;
  }
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
}

/**
 * Whether an If-None-Match condition names the ETag, by the weak comparison that it requires: a proxy that
 * compresses makes it weak (RFC 9110 section 13.1.2).
 */
function isNamed(etag: string, condition: string | undefined): boolean {
  if (condition === undefined) return false;
  return condition.split(',').some((one) => {
    const named = one.trim();
    return named === '*' || named === etag || named === `W/${etag}`;
  });
}

/** A file that a browser saves. */
export interface Download {
  /** The media type without parameters. */
  readonly mediaType: string;
  /** The file name: letters, digits, hyphens and a dot. */
  readonly name: string;
  /** The whole content, or pieces as they are produced. */
  readonly content: string | Buffer | AsyncIterable<string>;
}

/**
 * Sends a download. Texts are sent in UTF-8. A failure after the first piece ends the connection: a truncated
 * file must not look complete.
 */
export async function sendDownload(res: ServerResponse, status: number, download: Download): Promise<void> {
  const { content } = download;
  if (typeof content === 'string' || Buffer.isBuffer(content)) {
    setHeaders(res, status, download);
    res.setHeader('Content-Length', Buffer.byteLength(content));
    res.end(content);
    return;
  }
  const pieces = content[Symbol.asyncIterator]();
  // A failure before there is anything to send is an error like any other.
  const first = await pieces.next();
  setHeaders(res, status, download);
  if (res.req.method === 'HEAD') {
    await pieces.return?.();
    res.end();
    return;
  }
  // Pieces are produced as the reader takes them, and no more once it has left.
  await pipeline(Readable.from(following(first, pieces), { objectMode: false }), res).catch(unlessGone);
}

function setHeaders(res: ServerResponse, status: number, { mediaType, name }: Download): void {
  res.statusCode = status;
  res.setHeader('Content-Type', mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType);
  res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
}

/** Ignores the error of a reader that has left, which isn't a failure of the service. */
function unlessGone(error: unknown): void {
  const isGone = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  if (!isGone) throw error;
}

async function* following(
  first: IteratorResult<string>,
  pieces: AsyncIterator<string>,
): AsyncGenerator<string> {
  try {
    for (let next = first; next.done !== true; next = await pieces.next()) yield next.value;
  } finally {
    await pieces.return?.();
  }
}

/** Sets a header of a response that has not begun. */
export type SetHeader = (name: string, value: string) => void;

export function setHeaderOf(res: ServerResponse): SetHeader {
  return (name, value) => void res.setHeader(name, value);
}

/** Sets the headers of every response of the API; a rendered page overrides the content policy. */
export function setSecurityHeaders(res: Response, options: { readonly https: boolean }): void {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Referrer-Policy', 'no-referrer');
  if (options.https) res.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
}
