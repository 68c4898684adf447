import type { FeatureDeps } from '../../core/feature.ts';
import { html, type Content } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import type { SiteFile } from '../hosts/shown-page.ts';
import type { SitePage } from '../hosts/site-page.ts';
import type { SiteVisit } from '../hosts/site-visit.ts';
import { pageOfPublicMerchants, type PublicMerchant } from '../../accounts/merchants/merchants.ts';
import { emptyPlaces, placeList } from './place-list.ts';

const LIMIT = 60;
const SLUG = /^[a-z0-9-]{1,63}$/;

/** `/`: the partner's merchants. */
export function startPage({ db }: FeatureDeps, styles: SiteFile): SitePage {
  return { path: '/', get: show };

  async function show(visit: SiteVisit): Promise<void> {
    const { after } = visit.req.query;
    const { merchants, hasMore } = await pageOfPublicMerchants(db, visit.site, {
      after: typeof after === 'string' && SLUG.test(after) ? after : undefined,
      limit: LIMIT,
    });
    const { name } = visit.site.partner;
    const last = hasMore ? merchants.at(-1) : undefined;
    await visit.send({
      title: name,
      description: msg`Order from places that work with ${name}.`,
      width: 'wide',
      files: [styles],
      content: html`<h1>${nameOf(name)}</h1>
        ${merchants.length > 0 ? listOf(visit, merchants) : emptyPlaces(msg`There’s nothing here yet`, msg`No place is open to the public so far. Come back soon.`)}
        ${last && html`<p><a class="button quiet" href="${visit.pathTo(`/?after=${last.slug}`)}">${msg`More places`}</a></p>`}`,
    });
  }
}

function listOf(visit: SiteVisit, merchants: readonly PublicMerchant[]): Content {
  return placeList(
    merchants.map(({ slug, displayName, city }) => ({
      href: visit.pathOf(slug),
      name: displayName,
      lines: city === undefined ? [] : [nameOf(city)],
    })),
  );
}
