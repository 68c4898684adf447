import type { Request, Response, Router } from 'express';
import { ApiError } from '../gateway/errors.ts';
import type { HostedContext } from './context.ts';
import { themeOf } from './partner-theme.ts';
import { themeSheet } from './theme-sheet.ts';
import { visitorIfAny } from './visitors.ts';

/** What pages load, all from here: the theme of whoever is signed in, the layout, the built scripts. */
export function mountFiles(router: Router, context: HostedContext): void {
  router.get('/theme.css', async (req, res) => {
    const { css, version } = await sheetFor(req, context);
    cacheBy(version, 'private', req, res);
    res.type('css').send(css);
  });
  router.get('/icon.svg', async (req, res) => {
    const { icon, version } = await sheetFor(req, context);
    cacheBy(version, 'private', req, res);
    res.type('svg').send(icon);
  });
  router.get('/page.css', async (req, res) => sendAsset(req, res, context.layout, 'page.css'));
  router.get('/assets/:name', async (req, res) => sendAsset(req, res, context.scripts, req.params.name));
}

async function sheetFor(req: Request, context: HostedContext) {
  const visitor = await visitorIfAny(req, context);
  return themeSheet(themeOf(visitor?.partner));
}

/** @throws {ApiError} not_found */
async function sendAsset(
  req: Request,
  res: Response,
  assets: HostedContext['scripts'],
  name: string,
): Promise<void> {
  const asset = await assets.find(name);
  if (!asset) throw new ApiError('not_found');
  cacheBy(asset.version, 'public', req, res);
  res.type(name.endsWith('.css') ? 'css' : 'js').vary('Accept-Encoding');
  if (req.acceptsEncodings('gzip') === 'gzip') {
    res.setHeader('Content-Encoding', 'gzip');
    res.send(asset.gzip);
  } else {
    res.send(asset.bytes);
  }
}

const FOR_EVER_SECONDS = 365 * 24 * 60 * 60;

/** An address that names the version it gets never changes its content; any other is not kept. */
function cacheBy(version: string, who: 'public' | 'private', req: Request, res: Response): void {
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (req.query['v'] !== version) return;
  res.setHeader('Cache-Control', `${who}, max-age=${FOR_EVER_SECONDS}, immutable`);
}
