import type { Request, Response } from 'express';
import { ApiError } from '../api/errors.ts';
import type { Asset, Assets } from './assets.ts';

/** A file that pages load. @throws {ApiError} not_found */
export async function sendAsset(req: Request, res: Response, assets: Assets, name: string): Promise<void> {
  const asset = await assets.find(name);
  if (!asset) throw new ApiError('not_found');
  sendFile(req, res, asset, name.endsWith('.css') ? 'css' : 'js');
}

export function sendFile(req: Request, res: Response, asset: Asset, type: 'css' | 'js'): void {
  cacheBy(asset.version, 'public', req, res);
  sendBytes(req, res, asset, type);
}

/** The bytes of a file, compressed where the browser takes that. */
export function sendBytes(req: Request, res: Response, asset: Asset, type: 'css' | 'js'): void {
  res.type(type).vary('Accept-Encoding');
  if (req.acceptsEncodings('gzip') === 'gzip') {
    res.setHeader('Content-Encoding', 'gzip');
    res.send(asset.gzip);
  } else {
    res.send(asset.bytes);
  }
}

/** For `Cache-Control`. */
export const FOR_EVER = `max-age=${365 * 24 * 60 * 60}, immutable`;

/** An address that names the version it gets never changes its content; any other is not kept. */
function cacheBy(version: string, who: 'public' | 'private', req: Request, res: Response): void {
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (req.query['v'] !== version) return;
  res.setHeader('Cache-Control', `${who}, ${FOR_EVER}`);
}
