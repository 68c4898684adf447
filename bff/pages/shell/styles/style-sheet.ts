import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Asset } from '../../../core/http/assets.ts';
import { tokensSheet } from '../../../developers/themes/look/theme-sheet.ts';

/**
 * Each layer wins over those before it, whatever the selectors. A theme's own sheet is in none, so it wins
 * over all.
 */
const LAYERS = '@layer tokens, base, controls, records, page;\n';

/** Sheets of this folder that pages of several features share. */
export const BASE = new URL('base.css', import.meta.url);
export const BUTTONS = new URL('buttons.css', import.meta.url);
export const FORMS = new URL('forms.css', import.meta.url);
export const PLAIN_TABLES = new URL('plain-tables.css', import.meta.url);
/** Choices that stay folded: the console and the dashboard have them. */
export const CHOICES = new URL('choices.css', import.meta.url);
export const NOTICES = new URL('notices.css', import.meta.url);
/** What is below the fields of a card, where guests order and where they pay a link. */
export const CARD_FORM = new URL('card-form.css', import.meta.url);
/** The style sheet of the picture in `scene.ts`. */
export const SCENE_SHEET = new URL('scene.css', import.meta.url);

/** A built-in style sheet. */
export interface Sheet extends Asset {
  readonly text: string;
}

/** One style sheet for a family of pages: the tokens and the given files, each in the layer that it names. */
export function styleSheet(files: readonly URL[]): Sheet {
  return sheetOf(LAYERS + tokensSheet() + textOf(files));
}

/** One that is loaded behind such a sheet, which has the order of layers and the tokens. */
export function furtherSheet(...files: readonly URL[]): Sheet {
  return sheetOf(textOf(files));
}

const textOf = (files: readonly URL[]): string => files.map((file) => readFileSync(file, 'utf8')).join('');

function sheetOf(text: string): Sheet {
  const bytes = Buffer.from(text);
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  return { text, bytes, gzip: gzipSync(bytes), version };
}
