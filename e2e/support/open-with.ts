import type { Locator, Page } from '@playwright/test';
import type { PartnerSite, SiteOptions } from './partner-site.ts';
import type { RunningStack } from '../stack/running-stack.ts';

/** An element on a page of its own. */
export interface Surface {
  readonly element: string;
  readonly attributes?: string;
  readonly scopes: readonly string[];
  readonly merchant?: string;
}

interface Fixtures {
  /** A window of any browser. */
  readonly page: { goto(url: string): Promise<unknown> };
  readonly stack: RunningStack;
  readonly openSite: (options: SiteOptions) => Promise<PartnerSite>;
}

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** A page with one element, whose sessions are minted by a key of its own. */
export async function openWith(
  { page, stack, openSite }: Fixtures,
  { element, attributes = '', scopes, merchant }: Surface,
) {
  const { id, secret } = await stack.call<{ id: string; secret: string }>('POST', '/v1/keys', {
    name: 'Half-way',
    capability: scopes,
  });
  const site = await openSite({
    scopes,
    ...(merchant && { merchant }),
    head: `<script type="module" src="/trellis/${element}.js"></script>`,
    body: `<main><h1>A page</h1><trellis-session endpoint="/session" api="{{api}}">
      <trellis-${element} ${attributes}></trellis-${element}></trellis-session></main>`,
  });
  site.key = secret;
  await page.goto(site.origin);
  return {
    site,
    /** The token is refused from now on; the page's server gets new ones with another key. */
    async refuseToken(): Promise<void> {
      await stack.call('DELETE', `/v1/keys/${id}`);
      site.key = stack.key;
    },
    /** From now on the session may do only this. */
    async narrowTo(...capability: string[]): Promise<void> {
      await stack.call('PATCH', `/v1/keys/${id}`, { capability });
    },
  };
}
