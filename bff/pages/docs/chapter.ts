import type { Content } from '../../core/text/html.ts';

/** One chapter before the operations: text, and a sample beside it if there is one. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly body: Content;
  readonly sample?: Content;
}
