import { isIP } from 'node:net';
import type { Request } from 'express';

/**
 * Where a request comes from: the socket's other end or, behind proxies that are trusted (`TRUSTED_PROXIES`), what the first of them says
 * in `X-Forwarded-For`. Express counts them from our side, so that a caller's own entries are never read.
 * @returns an address; empty where the socket is gone
 */
export function remoteAddressOf(req: Request): string {
  const known = req.socket.remoteAddress ?? '';
  // Express would parse, for every request, what isn't there.
  if (req.headers['x-forwarded-for'] === undefined) return known;
  const { ip } = req;
  return ip !== undefined && ip !== known && isIP(ip) !== 0 ? ip : known;
}
