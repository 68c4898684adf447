import type { Content } from '../../core/text/html.ts';
import type { Words } from '../../core/text/message.ts';
import type { PageModule } from '../shell/document.ts';
import type { Sheet } from '../shell/styles/style-sheet.ts';

/** A style sheet of ours. Pages have it in them; for elements on other pages it is served by its content. */
export interface SiteFile {
  /** `ordering.css`: letters, digits and hyphens. No other feature has one of this name. */
  readonly name: string;
  readonly asset: Sheet;
}

/** What a page shows; the frame around it is the same on all pages of a site. */
export interface ShownPage {
  /** 200 when left out. */
  readonly status?: number;
  /** For the tab and for search engines; the heading is part of the content. */
  readonly title: Words;
  readonly description?: Words;
  readonly content: Content;
  /** Whose page it is: named above it, and in the title; its language is that of guests whose own isn't known. Left out: the partner's. */
  readonly merchant?: {
    readonly slug: string;
    readonly displayName: string;
    readonly language?: string | null;
  };
  /** One column for reading and forms, or the width of a list with pictures. Narrow when left out. */
  readonly width?: 'narrow' | 'wide';
  /** For the people that have its address and no search engine, and no request tells that address: orders, payments, accounts. */
  readonly isPersonal?: boolean;
  /** The same for every guest who is new here: it is kept for a moment. Whose pages' quota each request then spends. */
  readonly shared?: { readonly merchantId: string };
  readonly files?: readonly SiteFile[];
  /** Built elements: `await context.elements.element('trellis-…')`. */
  readonly modules?: readonly PageModule[];
  /** CSP sources of styles that are inside the content, such as those of an element's shadow root. */
  readonly styleSources?: readonly string[];
  /** Whether the page sends a card to the processor: its policy then names it. */
  readonly takesCards?: boolean;
  /** What else the head has, such as structured data. */
  readonly head?: Content;
}
