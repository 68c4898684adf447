import type { ServerResponse } from 'node:http';

/**
 * A JSON response, in one write. Express's own `json` also computes an ETag, checks freshness and sets a charset,
 * none of which our responses use.
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
