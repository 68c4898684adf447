import type { Router } from 'express';
import { mountCloseMerchantPage } from './close-merchant-page.ts';
import type { ConsoleContext } from './context.ts';
import { mountEditMerchantPage } from './edit-merchant-page.ts';
import { mountMerchantPage } from './merchant-page.ts';
import { mountNewMerchantPage } from './new-merchant-page.ts';
import type { PageRenderer } from './page-renderer.ts';

/** All that is done with merchants. The new one's page comes first: its path would fit that of a merchant. */
export function mountMerchantPages(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountNewMerchantPage(router, context, pages);
  mountEditMerchantPage(router, context, pages);
  mountCloseMerchantPage(router, context, pages);
  mountMerchantPage(router, context, pages);
}
