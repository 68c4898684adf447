import type { ServerResponse } from 'node:http';

/**
 * An answer in JSON, in one write. Express's own `json` also looks for an ETag, a cached copy and a charset, of which no
 * answer of ours has any.
 */
export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.statusCode = status;
  res.end(text);
}
