import type { Router } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { sendFile, inlineSheet, type InlineSheet } from '../../core/http/assets.ts';
import { BASE, BUTTONS, FORMS, NOTICES, styleSheet } from '../shell/styles/style-sheet.ts';
import type { SiteFile } from './shown-page.ts';

/** Below it are files of pages. No merchant has such a slug. */
const FOLDER = '/-/';
const LAYOUT = styleSheet([BASE, BUTTONS, FORMS, NOTICES, new URL('site.css', import.meta.url)]);

export const LAYOUT_FILE: SiteFile = { name: 'site.css', asset: LAYOUT };

export function addressOf({ name, asset }: SiteFile): string {
  return `${FOLDER}${name}?v=${asset.version}`;
}

/** What a page has in it, beside its partner's theme. @param files of the feature */
export function sheetsOf(files: readonly SiteFile[]): InlineSheet[] {
  return [LAYOUT_FILE, ...files].map((file) => {
    const sheet = SHEETS.get(file) ?? inlineSheet(addressOf(file), file.asset.text);
    SHEETS.set(file, sheet);
    return sheet;
  });
}

const SHEETS = new WeakMap<SiteFile, InlineSheet>();

/** The same for elements on other pages: the frame, and the files of features. */
export function mountFiles(router: Router, files: readonly SiteFile[]): void {
  const byName = new Map([LAYOUT_FILE, ...files].map(({ name, asset }) => [name, asset]));
  router
    .route(`${FOLDER}:name`)
    .get((req, res) => {
      const { name } = req.params;
      const asset = byName.get(name);
      if (!asset) throw new ApiError('not_found');
      sendFile(req, res, asset, 'css');
    })
    .all(refuseMethod('GET, HEAD'));
}
