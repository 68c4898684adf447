import type { Content } from '../../core/text/html.ts';

/** A record or an operation, on a page of its own. */
export interface GroupPart {
  readonly title: string;
  /** For search engines: plain words. */
  readonly description: string;
  readonly words: Content;
  readonly samples: Content;
}
