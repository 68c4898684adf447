import { addressLines } from '../../../core/addresses/addresses.ts';
import type { Router } from 'express';
import { createHostedLink, type HostedLink } from '../../../accounts/surfaces/contract/hosted-links.ts';
import { listKeys } from '../../../accounts/identity/contract/keys/keys.ts';
import type { Key } from '../../../accounts/identity/contract/keys/key.ts';
import {
  getMerchant,
  closeMerchant,
  updateMerchant,
} from '../../../accounts/merchants/contract/merchants.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { allOf } from '../parts/read-lists.ts';
import { attempt, mountEndPage } from '../parts/form-pages.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import { countryName } from '../parts/country-fields.ts';
import { copyable, fact, copyableBlock, may, wordsOfName } from '../parts/pieces.ts';
import { idempotencyKeyOf, csrfField, intentField, problem, selectField } from '../../shell/forms.ts';
import { statusTag } from './merchants-page.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ConsoleSession } from '../console-session.ts';
import { timeOf } from '../parts/format.ts';
import { MERCHANTS, KEYS, merchantPath } from '../parts/paths.ts';

/** Mounts the page of a merchant: its record, a link to its hosted page, and links to change and close it. */
export function mountMerchantPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show({ session, res }, req.params.id);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const page = { session, res };
      const { id } = req.params;
      const body = { merchant: id, surface: 'create-plant' };
      const keys = await linkKeys(page);
      const key = keys.find(({ id }) => id === form.get('key')) ?? keys[0];
      if (!key) return show(page, id);
      const idempotencyKey = idempotencyKeyOf(form, { ...body, key: key.id });
      const { result: link, refusal } = await attempt(pages, res, () =>
        context.api.call(createHostedLink, {
          res,
          session: actingAs(session, key),
          body,
          idempotencyKey,
        }),
      );
      return show(page, id, { link, refusal });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    page: PageVisit,
    id: string,
    made: { readonly link?: HostedLink | undefined; readonly refusal?: ApiError | undefined } = {},
  ): Promise<void> {
    const merchant = await readMerchant(context, page, id);
    const { session, res } = page;
    const mayChange = may(session, updateMerchant);
    const mayLink = may(session, listKeys) && session.principal.scopes.has('plants:write');
    const view: LinkView = { ...made, merchant, keys: await linkKeys(page) };
    const panels = await Promise.all(
      context.merchantPanels.map(async (panel) => ({
        isAside: panel.isAside,
        content: await panel.show(page, merchant),
      })),
    );
    const panelsAt = (isAside: boolean) =>
      panels.filter((panel) => panel.isAside === isAside).map(({ content }) => content);
    await pages.send(res, session, {
      status: made.refusal?.status ?? (made.link ? 201 : 200),
      title: plainNameOf(merchant.display_name),
      section: MERCHANTS,
      content: html`<div class="head">
          <div>
            <h1>${nameOf(merchant.display_name)}</h1>
            <p class="muted about">
              ${statusTag(merchant.status)} <span>${nameOf(merchant.legal_name)}</span>
              ${copyable(merchant.id, 'the merchant’s ID')}
            </p>
          </div>
          ${isOpen(merchant) && mayChange && actions(merchant)}
        </div>
        ${made.link && linkSection(session, view)}
        <div class="columns start">
          <div class="stack">${panelsAt(false)} ${record(merchant)}</div>
          <div class="stack">
            ${panelsAt(true)} ${!made.link && mayLink && isOpen(merchant) && linkSection(session, view)}
          </div>
        </div>`,
    });
  }

  /** Live keys that a link to the page can act with, newest first. */
  async function linkKeys(page: PageVisit): Promise<Key[]> {
    if (!may(page.session, listKeys)) return [];
    const keys = await allOf(context, listKeys, page);
    return keys
      .filter(({ status, capability }) => status === 'live' && capability.includes('plants:write'))
      .toReversed();
  }
}

/** @throws {ApiError} not_found: also for one of another partner or environment */
export function readMerchant(context: ConsoleContext, page: PageVisit, id: string): Promise<Merchant> {
  return context.api.call(getMerchant, { ...page, params: { id } });
}

/**
 * Returns the session for a hosted page, which acts with a key and ends with it. The console has no key, so
 * the user chooses one.
 */
function actingAs(session: ConsoleSession, key: Key): ConsoleSession {
  const { id: keyId, lineage, capability } = key;
  // The page gets no more than both the key and the person have.
  const scopes = new Set(capability.filter((scope) => session.principal.scopes.has(scope)));
  return { ...session, principal: { ...session.principal, keyId, lineage, scopes } };
}

function isOpen({ status }: Merchant): boolean {
  return status !== 'closed' && status !== 'rejected';
}

function actions({ id }: Merchant): Html {
  return html`<p class="buttons">
    <a class="button quiet" href="${MERCHANTS}/${id}/close">Close</a>
    <a class="button" href="${MERCHANTS}/${id}/edit">Edit</a>
  </p>`;
}

function record(merchant: Merchant): Html {
  const { support, address, business } = merchant;
  const lines = [...addressLines(address, merchant.country), address.country];
  return html`<section class="card sec">
    <h2>Details</h2>
    <dl class="facts">
      ${fact('Slug', html`<span class="mono">${merchant.slug}</span>`)}
      ${fact('Country', countryName(merchant.country))} ${fact('Currency', merchant.currency)}
      ${fact('Time zone', merchant.timezone)} ${fact('Language', merchant.language)}
      ${fact('Support email', support.email)} ${fact('Support phone', support.phone)}
      ${fact('Address', lines.filter((line) => line !== null).join(', ') || null)}
      ${fact('Business', business.type && wordsOfName(business.type))} ${fact('Website', business.url)}
      ${fact('Tax registration', business.tax_registration?.number)} ${fact('Category code', business.mcc)}
      ${fact('Founded on', business.founded_on)} ${fact('Plan', merchant.plan)}
      ${fact('Created', timeOf(merchant.created_at))} ${fact('Updated', timeOf(merchant.updated_at))}
    </dl>
  </section>`;
}

interface LinkView {
  readonly merchant: Merchant;
  /** Keys that a link can act with. */
  readonly keys: readonly Key[];
  readonly link?: HostedLink | undefined;
  readonly refusal?: ApiError | undefined;
}

/** A one-time link to the merchant's hosted page: how to make one, or the one that was made. */
function linkSection(session: ConsoleSession, { merchant, keys, link, refusal }: LinkView): Html {
  if (link) {
    return html`<section class="card sec narrow">
      <h2>Hosted link</h2>
      <p class="notice ok" role="status">
        The link works once, until ${timeOf(link.expires_at)}. Send it to one person at the merchant.
      </p>
      ${copyableBlock(link.url, 'the link')}
    </section>`;
  }
  if (keys.length === 0) {
    return html`<section class="card sec narrow">
      <h2>Hosted link</h2>
      <p>
        A hosted page acts with one of your keys. <a href="${KEYS}/new">Create a key</a> with
        <span class="mono">plants:write</span> first.
      </p>
    </section>`;
  }
  return html`<form class="card sec narrow" method="post" action="${MERCHANTS}/${merchant.id}">
    <h2>Hosted link</h2>
    ${csrfField(session)}${intentField()}${problem(refusal?.publicMessage)}
    <p class="muted">
      Signs one person in to this merchant's page for adding plants. Your server creates these links with
      <span class="mono">POST /v1/hosted_links</span>.
    </p>
    ${selectField({
      name: 'key',
      label: 'Key',
      hint: 'The page acts with this key. When you revoke the key, the page stops.',
      value: keys[0]?.id ?? '',
      choices: keys.map(({ id, name, last_four }) => ({ value: id, label: `${name} (…${last_four})` })),
    })}
    <p class="buttons"><button class="quiet">Create link</button></p>
  </form>`;
}

/** Closing a merchant. */
export function mountCloseMerchantPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/merchants/:id/close',
    section: MERCHANTS,
    operation: closeMerchant,
    read: (visit, id) => readMerchant(context, visit, id),
    title: (merchant) => `Close ${plainNameOf(merchant.display_name)}`,
    heading: (merchant) => html`Close ${nameOf(merchant.display_name)}`,
    consequence: () => CONSEQUENCE,
    button: 'Close merchant',
    back: ({ id }) => merchantPath(id),
    async end(call) {
      const { id } = await context.api.call(closeMerchant, call);
      return merchantPath(id);
    },
  });
}

const CONSEQUENCE = html`<p>You can't reopen a closed merchant.</p>
  <ul>
    <li>Its sessions and hosted pages stop within a second, and no new session can be minted for it.</li>
    <li>Its records stay, and you can still read them.</li>
    <li>Your endpoints receive <span class="mono">merchant.closed</span>.</li>
  </ul>`;
