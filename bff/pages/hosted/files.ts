import type { Router } from 'express';
import { sendFile } from '../../core/http/assets.ts';
import { BASE, BUTTONS, styleSheet } from '../shell/styles/style-sheet.ts';

const LAYOUT = styleSheet([BASE, BUTTONS, new URL('page.css', import.meta.url)]);

export const LAYOUT_ADDRESS = `/hosted/page.css?v=${LAYOUT.version}`;

/** What pages load besides the elements and the partner's theme: the layout. */
export function mountFiles(router: Router): void {
  router.get('/page.css', (req, res) => sendFile(req, res, LAYOUT, 'css'));
}
