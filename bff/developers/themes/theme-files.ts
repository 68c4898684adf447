import express, { type Router } from 'express';
import type { Db } from '../../core/database/database.ts';
import { ApiError } from '../../core/api/errors.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { FOR_EVER } from '../../core/http/assets.ts';
import { ACCENTS, defaultTheme, defaultThemeOf } from './look/default-theme.ts';
import { themeSheet, type ThemeSheet } from './look/theme-sheet.ts';
import { findSheet } from './theme-records.ts';

const NAME = /^([0-9a-f]{32})\.(css|svg)$/;

/**
 * Style sheets and icons of themes, to be mounted at `/t`: `/t/{hash}.css`, `/t/{hash}.svg`. What an address stands for never changes. They
 * hold nothing but colours, lengths and names of fonts, so any page may load them.
 */
export function themeFiles(db: Db): Router {
  let defaults: ReadonlyMap<string, ThemeSheet> | undefined;
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get('/:name', async (req, res) => {
    const [, hash = '', extension] = NAME.exec(req.params.name) ?? [];
    if (extension === undefined) throw new ApiError('not_found');
    defaults ??= defaultSheets();
    const sheet = defaults.get(hash) ?? (await findSheet(db, hash));
    if (!sheet) throw new ApiError('not_found');
    res.setHeader('Cache-Control', `public, ${FOR_EVER}`);
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.type(extension).send(extension === 'css' ? sheet.css : sheet.icon);
  });
  router.all('/:name', refuseMethod('GET, HEAD'));
  return router;
}

function defaultSheets(): ReadonlyMap<string, ThemeSheet> {
  const themes = [defaultThemeOf(undefined), ...ACCENTS.map(defaultTheme)];
  return new Map(themes.map(themeSheet).map((sheet) => [sheet.hash, sheet]));
}
