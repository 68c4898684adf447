import type { IncomingMessage } from 'node:http';

/**
 * Whether a head can be read in one way only. Node's parser is strict about bytes; these are the rules of RFC 9112
 * that it leaves to the server. Each keeps us from reading another request than a proxy in front of us has read.
 */
export function isClear(req: IncomingMessage): boolean {
  return isTargetClear(req.url ?? '') && hasOneOfEach(req.rawHeaders) && isFramed(req) && hasHost(req);
}

/** A path, `*`, or an absolute address on http; a fragment is never sent (section 3.2). */
function isTargetClear(target: string): boolean {
  if (target.includes('#')) return false;
  if (target.startsWith('/') || target === '*') return true;
  const url = /^https?:\/\/[^/?@]/i.test(target) ? URL.parse(target) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** The path and query of a target: an absolute one may name any host, which no page is to repeat. */
export function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  return path === '' || path.startsWith('?') ? `/${path}` : path;
}

/** Headers that decide where a message ends, its host or how it is read. Node uses the first and drops the rest. */
const SINGLE: ReadonlySet<string> = new Set(['host', 'content-type', 'transfer-encoding']);
const SINGLE_LENGTHS: ReadonlySet<number> = new Set([...SINGLE].map((name) => name.length));

function hasOneOfEach(rawHeaders: readonly string[]): boolean {
  let seen = '';
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (!SINGLE_LENGTHS.has(name.length)) continue;
    const lower = name.toLowerCase();
    if (!SINGLE.has(lower)) continue;
    if (seen.includes(lower)) return false;
    seen += `${lower},`;
  }
  return true;
}

/** Chunked and nothing else, and only in HTTP/1.1 (sections 6.1 and 7.4). */
function isFramed(req: IncomingMessage): boolean {
  const coding = req.headers['transfer-encoding'];
  return coding === undefined || (coding.toLowerCase() === 'chunked' && req.httpVersion === '1.1');
}

const HOST = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/** Every HTTP/1.1 request names its host (section 3.2); HTTP/0.9 is not supported. */
function hasHost(req: IncomingMessage): boolean {
  const { host } = req.headers;
  if (host !== undefined) return req.httpVersionMajor === 1 && HOST.test(host);
  return req.httpVersion === '1.0';
}
