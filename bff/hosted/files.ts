import type { Request, Router } from 'express';
import { cacheBy, sendFile } from '../pages/send-asset.ts';
import { BASE, BUTTONS, styleSheet } from '../pages/styles/style-sheet.ts';
import type { HostedContext } from './context.ts';
import { themeOf } from './partner-theme.ts';
import { themeSheet } from './theme-sheet.ts';
import { hostedSessionIfAny } from './hosted-session.ts';

const LAYOUT = styleSheet([BASE, BUTTONS, new URL('page.css', import.meta.url)]);

export const LAYOUT_ADDRESS = `/hosted/page.css?v=${LAYOUT.version}`;

/** What pages load besides the elements: the theme of the signed-in person's partner, the layout. */
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
  router.get('/page.css', (req, res) => sendFile(req, res, LAYOUT, 'css'));
}

async function sheetFor(req: Request, context: HostedContext) {
  const session = await hostedSessionIfAny(req, context);
  return themeSheet(themeOf(session?.partner));
}
