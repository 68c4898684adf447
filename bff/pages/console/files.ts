import type { Router } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import { leafIcon } from '../../developers/themes/look/theme-sheet.ts';
import { sendAsset, sendFile } from '../../core/http/assets.ts';
import { BASE, BUTTONS, FORMS, NOTICES, styleSheet } from '../shell/styles/style-sheet.ts';
import type { ConsoleContext } from './context.ts';

const OWN = [
  'text',
  'controls',
  'tables',
  'facts',
  'drawings',
  'reports',
  'shell',
  'shell-phone',
  'content',
  'theme',
].map((name) => new URL(`styles/${name}.css`, import.meta.url));
const SHEET = styleSheet([BASE, BUTTONS, FORMS, NOTICES, ...OWN]);
const STYLE = 'console.css';
export const SCRIPT = 'console.js';
/** Scripts that one page has. */
const OWN_SCRIPTS = ['theme.js'] as const;
export type OwnScript = (typeof OWN_SCRIPTS)[number];
const SCRIPTS: ReadonlySet<string> = new Set([SCRIPT, ...OWN_SCRIPTS]);

export const STYLE_ADDRESS = `/console/assets/${STYLE}?v=${SHEET.version}`;

/** What pages load besides the elements: the console's style sheet and script. */
export function mountFiles(router: Router, { layout }: ConsoleContext): void {
  router.get('/icon.svg', (_req, res) => void res.type('svg').send(leafIcon()));
  router.get(`/assets/${STYLE}`, (req, res) => sendFile(req, res, SHEET, 'css'));
  router.get('/assets/:name', async (req, res) => {
    const { name } = req.params;
    if (!SCRIPTS.has(name)) throw new ApiError('not_found');
    await sendAsset(req, res, layout, name);
  });
}
