import type { IncomingMessage } from 'node:http';
import type { Upload } from '../contract/operation.ts';
import { ApiError } from '../api/errors.ts';
import { JsonError, type Json, readJson } from '../api/json.ts';

/** The largest body that is read, in bytes (domain rule: 1 MiB). */
const MAX_BODY_BYTES = 1024 * 1024;
const MEBIBYTE = 1024 * 1024;

/**
 * The fewest bytes per chunk on average, in the largest body: receiving a chunk of one byte costs as much as
 * one of a thousand.
 */
const BYTES_OF_A_PIECE = 256;
const FEWEST_PIECES = 4_096;

const JSON_TYPE = /^application\/json[ \t]*(?:;[ \t]*charset[ \t]*=[ \t]*(?:utf-8|"utf-8")[ \t]*)?$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Requires `application/json` in UTF-8. Compressed bodies are refused, so that they can't expand.
 * @throws {ApiError} media_type
 */
export function checkMediaType(req: IncomingMessage): void {
  if (isCompressed(req) || !JSON_TYPE.test(req.headers['content-type'] ?? ''))
    throw new ApiError('media_type');
}

/**
 * Returns the media type of an uploaded file, in lower case and without parameters. A charset other than
 * UTF-8 is refused.
 * @throws {ApiError} media_type
 */
export function mediaTypeOf(req: IncomingMessage, { mediaTypes }: Upload): string {
  const [type = '', ...parameters] = (req.headers['content-type'] ?? '').toLowerCase().split(';');
  const mediaType = type.trim();
  const isReadable = parameters.every((parameter) => !/^\s*charset\s*=(?!\s*"?utf-8"?\s*$)/.test(parameter));
  if (!isCompressed(req) && isReadable && mediaTypes.includes(mediaType)) return mediaType;
  throw new ApiError('media_type', { message: `Send the file as ${mediaTypes.join(' or ')}.` });
}

function isCompressed(req: IncomingMessage): boolean {
  const encoding = req.headers['content-encoding'];
  return encoding !== undefined && encoding.toLowerCase() !== 'identity';
}

/**
 * Returns the body's bytes, read once and unchanged.
 * @throws {ApiError} body_too_large as soon as it is known; request_malformed if the caller disconnects or
 * sends too many chunks
 */
export function readBytes(req: IncomingMessage, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(tooLarge(maxBytes));
  if (req.destroyed) return Promise.reject(brokenOff());
  return new Promise((resolve, reject) => {
    const maxPieces = Math.max(FEWEST_PIECES, maxBytes / BYTES_OF_A_PIECE);
    const chunks: Buffer[] = [];
    let size = 0;
    let refused = false;
    const refuse = (error: ApiError): void => {
      refused = true;
      reject(error);
    };
    // The listeners are left: they end with the request, and events after the promise has settled are
    // ignored.
    req
      .on('data', (chunk: Buffer) => {
        if (refused) return;
        size += chunk.length;
        if (size > maxBytes) refuse(tooLarge(maxBytes));
        else if (chunks.length >= maxPieces) refuse(tooManyPieces());
        else chunks.push(chunk);
      })
      .on('end', () => {
        if (refused) return;
        resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size));
      })
      .on('close', () => {
        if (!req.readableEnded) refuse(brokenOff());
      });
  });
}

/**
 * Returns the error for a disconnected caller, also during the credential's lookup: then no more events
 * arrive.
 */
function brokenOff(): ApiError {
  return new ApiError('request_malformed', { detail: 'the caller broke off' });
}

/**
 * Returns the error for a body that is too large. The rest is not read: the connection closes with the
 * response.
 */
function tooLarge(maxBytes: number): ApiError {
  const limit =
    maxBytes >= MEBIBYTE ? ` than ${Math.floor(maxBytes / MEBIBYTE)} MiB` : ` than ${maxBytes} bytes`;
  return new ApiError('body_too_large', {
    message: `The body is larger${limit}.`,
    headers: { Connection: 'close' },
  });
}

function tooManyPieces(): ApiError {
  return new ApiError('request_malformed', {
    message: 'The body arrives in too many chunks. Send it in fewer, larger ones.',
    headers: { Connection: 'close' },
  });
}

/** @throws {ApiError} not_json (bad UTF-8, a byte order mark, bad JSON, a duplicate key, too deep) */
export function parseJson(bytes: Buffer): Json {
  if (bytes.length === 0) throw new ApiError('not_json', { message: 'The body is empty.' });
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new ApiError('not_json', { message: "The body isn't valid UTF-8." });
  }
  try {
    return readJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new ApiError('not_json', {
      message: error.message,
      ...(error.param === undefined ? {} : { param: error.param }),
    });
  }
}
