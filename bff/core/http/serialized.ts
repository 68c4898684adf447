import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A JSON body that is sent many times: its bytes, and the validator by which a caller asks whether it has changed. */
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
 * Sends it, or 304 without a body to a caller that has it. Any cache may keep it for its own user if it asks before
 * each use.
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

/** By weak comparison, as If-None-Match requires: a proxy that compresses makes it weak (RFC 9110 section 13.1.2). */
function isNamed(etag: string, condition: string | undefined): boolean {
  if (condition === undefined) return false;
  return condition.split(',').some((one) => {
    const named = one.trim();
    return named === '*' || named === etag || named === `W/${etag}`;
  });
}
