import type { Request, Router } from 'express';
import { ApiError } from '../gateway/errors.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { cacheBy, sendFile } from '../pages/send-asset.ts';
import { BASE, BUTTONS, FORMS, NOTICES, styleSheet } from '../pages/styles/style-sheet.ts';
import type { SiteFile } from './shown-page.ts';
import { neutralTheme, themeOfSite } from './site-theme.ts';
import type { Site } from './site.ts';

/** Below it are files of pages. No merchant has such a slug. */
const FOLDER = '/-/';
const LAYOUT = styleSheet([BASE, BUTTONS, FORMS, NOTICES, new URL('site.css', import.meta.url)]);

export const LAYOUT_FILE: SiteFile = { name: 'site.css', asset: LAYOUT };

export function addressOf({ name, asset }: SiteFile): string {
  return `${FOLDER}${name}?v=${asset.version}`;
}

export const themeAddress = (version: string): string => `${FOLDER}theme.css?v=${version}`;
export const iconAddress = (version: string): string => `${FOLDER}icon.svg?v=${version}`;

/** What pages load: the theme of the site's partner, the frame, and the files of features. @param siteOf undefined: the host is nobody's */
export function mountFiles(
  router: Router,
  files: readonly SiteFile[],
  siteOf: (req: Request) => Site | undefined,
): void {
  const byName = new Map([LAYOUT_FILE, ...files].map(({ name, asset }) => [name, asset]));
  const sheetFor = (req: Request) => {
    const site = siteOf(req);
    return site ? themeOfSite(site) : neutralTheme();
  };
  router
    .route(`${FOLDER}theme.css`)
    .get(async (req, res) => {
      const { css, version } = await sheetFor(req);
      cacheBy(version, 'public', req, res);
      res.type('css').send(css);
    })
    .all(refuseMethod('GET, HEAD'));
  router
    .route(`${FOLDER}icon.svg`)
    .get(async (req, res) => {
      const { icon, version } = await sheetFor(req);
      cacheBy(version, 'public', req, res);
      res.type('svg').send(icon);
    })
    .all(refuseMethod('GET, HEAD'));
  router
    .route(`${FOLDER}:name`)
    .get((req, res) => {
      const { name } = req.params;
      const asset = byName.get(name);
      if (!asset) throw new ApiError('not_found');
      sendFile(req, res, asset, name.endsWith('.css') ? 'css' : 'js');
    })
    .all(refuseMethod('GET, HEAD'));
}
