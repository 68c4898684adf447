import type { Router } from 'express';
import { sendAsset } from '../pages/send-asset.ts';
import type { ConsoleContext } from './context.ts';

/** A leaf on the accent. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1d6839"/>' +
  '<path d="M9 23C9 14 14 9 23.5 8.5 24 18 19 23 12.5 22.5M9 23.5C11 19 14 16 18 14" fill="none" stroke="#fff" ' +
  'stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** Layers of one style, each over the one before. */
export const STYLES = ['base.css', 'controls.css', 'records.css', 'page.css'] as const;
export const SCRIPT = 'console.js';
const OURS: ReadonlySet<string> = new Set([...STYLES, SCRIPT]);

/** What pages load, all from here: the console's style sheets and script, and the built script of the elements. */
export function mountFiles(router: Router, { layout, elements }: ConsoleContext): void {
  router.get('/icon.svg', (_req, res) => void res.type('svg').send(ICON));
  router.get('/assets/:name', async (req, res) => {
    const { name } = req.params;
    await sendAsset(req, res, OURS.has(name) ? layout : elements, name);
  });
}
