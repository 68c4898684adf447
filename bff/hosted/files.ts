import type { Request, Router } from 'express';
import { cacheBy, sendAsset } from '../pages/send-asset.ts';
import type { HostedContext } from './context.ts';
import { themeOf } from './partner-theme.ts';
import { themeSheet } from './theme-sheet.ts';
import { hostedSessionIfAny } from './hosted-session.ts';

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
  const session = await hostedSessionIfAny(req, context);
  return themeSheet(themeOf(session?.partner));
}
