import type { Content } from '../../core/text/html.ts';
import type { Words } from '../../core/text/message.ts';
import type { PageModule } from '../shell/document.ts';
import { type Sheet, BASE, BUTTONS, FORMS, NOTICES, styleSheet } from '../shell/styles/style-sheet.ts';
import type { Router } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { sendFile, inlineSheet, type InlineSheet } from '../../core/http/assets.ts';

/**
 * A style sheet of the service. Pages include it inline; for elements on other pages it is served by content
 * hash.
 */
export interface SiteFile {
  /** `ordering.css`: letters, digits and hyphens. No other feature has one of this name. */
  readonly name: string;
  readonly asset: Sheet;
}

/** The content of a page; the frame around it is the same on all pages of a site. */
export interface ShownPage {
  /** The HTTP status. Defaults to 200. */
  readonly status?: number;
  /** The title for the tab and for search engines; the heading is part of the content. */
  readonly title: Words;
  readonly description?: Words;
  readonly content: Content;
  /**
   * Whose page it is: named above it, and in the title; its language is that of guests whose own isn't known.
   * Left out: the partner's.
   */
  readonly merchant?: {
    readonly slug: string;
    readonly displayName: string;
    readonly language?: string | null;
  };
  /** One column for reading and forms, or the width of a list with pictures. Defaults to narrow. */
  readonly width?: 'narrow' | 'wide';
  /**
   * Whether the page is for people who have its address: hidden from search engines, and its address is never
   * sent as referrer. Orders, payments, accounts.
   */
  readonly isPersonal?: boolean;
  /**
   * Set if the page is the same for every first-time visitor: it is kept briefly. Each request then counts
   * against this merchant's quota for pages.
   */
  readonly shared?: { readonly merchantId: string };
  readonly files?: readonly SiteFile[];
  /** Built elements: `await context.elements.element('trellis-…')`. */
  readonly modules?: readonly PageModule[];
  /** CSP sources of styles that are inside the content, such as those of an element's shadow root. */
  readonly styleSources?: readonly string[];
  /** Whether the page sends a card to the processor: its policy then names it. */
  readonly takesCards?: boolean;
  /** Additional content of the head, such as structured data. */
  readonly head?: Content;
}

/** Below it are files of pages. No merchant has such a slug. */
const FOLDER = '/-/';
const LAYOUT = styleSheet([BASE, BUTTONS, FORMS, NOTICES, new URL('site.css', import.meta.url)]);

export const LAYOUT_FILE: SiteFile = { name: 'site.css', asset: LAYOUT };

export function addressOf({ name, asset }: SiteFile): string {
  return `${FOLDER}${name}?v=${asset.version}`;
}

/**
 * Returns the inline style sheets of a page, in addition to its partner's theme.
 * @param files of the feature
 */
export function sheetsOf(files: readonly SiteFile[]): InlineSheet[] {
  return [LAYOUT_FILE, ...files].map((file) => {
    const sheet = SHEETS.get(file) ?? inlineSheet(addressOf(file), file.asset.text);
    SHEETS.set(file, sheet);
    return sheet;
  });
}

const SHEETS = new WeakMap<SiteFile, InlineSheet>();

/** Mounts the style sheets for elements on other pages: the frame's and the features'. */
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
