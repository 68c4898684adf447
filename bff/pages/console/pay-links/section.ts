import type { ConsoleSection } from '../../../core/feature.ts';
import { listPayLinks } from '../../../orders/pay-links/contract/pay-link-operations.ts';
import { PAY_LINKS } from './paths.ts';

/** The console's entry. The page of a new link comes before that of one link: its path looks like one. */
export const payLinksSection: ConsoleSection = {
  path: PAY_LINKS,
  name: 'Pay links',
  needs: listPayLinks,
  pages: async () => {
    const [{ mountPayLinksPage }, { mountNewLinkPage }, { mountPayLinkPage }, { mountCancelLinkPage }] =
      await Promise.all([
        import('./pay-links-page.ts'),
        import('./new-link-page.ts'),
        import('./pay-link-page.ts'),
        import('./cancel-link-page.ts'),
      ]);
    return [mountPayLinksPage, mountNewLinkPage, mountPayLinkPage, mountCancelLinkPage];
  },
};
