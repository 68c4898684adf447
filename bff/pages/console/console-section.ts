import type { Router } from 'express';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import type { Content } from '../../core/text/html.ts';
import type { ConsoleContext } from './context.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageVisit } from './partner-api.ts';
import type { NavigationEntry } from './sections.ts';

/** One entry of the console's navigation, with its pages. */
export interface ConsoleSection extends NavigationEntry {
  /** Its pages. They are loaded with the console, so that a start doesn't wait for them. */
  readonly pages: () => Promise<readonly MountPage[]>;
}

/** A feature's part of a merchant's page in the console. It is loaded with the console. */
export interface MerchantPanel {
  /** A section of the page; empty: nothing to show. It calls operations as the page does. */
  readonly show: (context: ConsoleContext, visit: PageVisit, merchant: Merchant) => Promise<Content>;
  /** At paths below `/merchants/:merchant`. */
  readonly pages: readonly MountPage[];
}

export type MountPage = (router: Router, context: ConsoleContext, pages: PageRenderer) => void;
