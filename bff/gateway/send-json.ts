import type { ServerResponse } from 'node:http';

/**
 * An answer in JSON, in one write. Express's own `json` also looks for an ETag, a cached copy and a charset, of which no
 * answer of ours has any.
 */
export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', length);
  res.statusCode = status;
  // A text that is no longer in bytes is ASCII, which needs no encoding.
  res.end(text, length === text.length ? 'latin1' : 'utf8');
}
