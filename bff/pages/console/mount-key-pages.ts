import type { Router } from 'express';
import type { ConsoleContext } from './context.ts';
import { mountKeyPage } from './key-page.ts';
import { mountNewKeyPage } from './new-key-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { mountRevokeKeyPage } from './revoke-key-page.ts';
import { mountRotateKeyPage } from './rotate-key-page.ts';

/** What can be done with keys. `/keys/new` comes before `/keys/:id`. */
export function mountKeyPages(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountNewKeyPage(router, context, pages);
  mountKeyPage(router, context, pages);
  mountRotateKeyPage(router, context, pages);
  mountRevokeKeyPage(router, context, pages);
}
