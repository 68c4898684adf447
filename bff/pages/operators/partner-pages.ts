import type { Request, Response, Router } from 'express';
import { sql } from 'kysely';
import type { OperatorSession } from '../../accounts/operators/operators.ts';
import { ApiError } from '../../core/api/errors.ts';
import { keyQuota, merchantQuota } from '../../core/api/limits/quota.ts';
import { ENVIRONMENTS } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { addressOf, filterForm, filterNamed } from '../console/parts/filters.ts';
import { countryName } from '../console/parts/country-fields.ts';
import { dayOf, numberOf } from '../console/parts/format.ts';
import { emptyList, listSteps, recordTable, type Column } from '../console/parts/list-page.ts';
import { faultText } from '../console/parts/form-pages.ts';
import { chip, copyable, fact, wordsOfName, type Tone } from '../console/parts/pieces.ts';
import { csrfField, problem, selectField, textField, type Form } from '../shell/forms.ts';
import type { OperatorContext } from './act.ts';
import { BASE } from './frame.ts';
import { merchantAddress, merchantState } from './review-pages.ts';
import type { OperatorPages } from './renderer.ts';

export const PARTNERS = `${BASE}/partners`;
const PAGE = 50;
/** The most merchants, and the most keys, of a partner's page. */
const MOST = 200;

const TONES: Readonly<Record<string, Tone>> = { published: 'success', sandbox: 'plain', suspended: 'danger' };
const STATES: Readonly<Record<string, string>> = {
  published: 'In production',
  sandbox: 'Sandbox only',
  suspended: 'Suspended',
};
const stateOf = (status: string): Html => chip(TONES[status] ?? 'plain', STATES[status] ?? status);

const filterIn = filterNamed(['q', 'status']);

/** Mounts the list of partners, newest first, with a search by name, slug and ID. */
export function mountPartnersPage(router: Router, context: OperatorContext, pages: OperatorPages): void {
  router
    .route('/partners')
    .get(async (req, res) => {
      const session = await pages.welcome(req);
      const filter = filterIn(req.query);
      const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : '';
      const rows = await partnersMatching(context.db, filter, cursor);
      const shown = rows.slice(0, PAGE);
      const next = rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null;
      const isEmpty = shown.length === 0;
      await pages.send(res, session, {
        title: 'Partners',
        section: PARTNERS,
        content: html`<div class="head"><h1>Partners</h1></div>
          ${filterForm({
            action: PARTNERS,
            label: 'Name, slug or ID',
            filter,
            refusal: undefined,
            fields: [
              { name: 'q', label: 'Name, slug or ID', isSearch: true },
              {
                name: 'status',
                label: 'State',
                choices: Object.entries(STATES).map(([value, label]) => ({ value, label })),
              },
            ],
          })}
          ${
            isEmpty
              ? emptyList({
                  title: addressOf(filter) === '' ? 'No partners' : 'No partner matches',
                  advice: 'A partner is here once its sandbox is open.',
                })
              : html`<section class="card">${recordTable(COLUMNS, shown)}</section>
                  ${listSteps(PARTNERS, { filter, cursor, next })}`
          }`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

type Listed = Awaited<ReturnType<typeof partnersMatching>>[number];

const COLUMNS: readonly Column<Listed>[] = [
  { title: 'Partner', cell: ({ id, name }) => html`<a href="${PARTNERS}/${id}">${name}</a>` },
  { title: 'State', place: 'status', cell: ({ status }) => stateOf(status) },
  { title: 'Slug', isExtra: true, cell: ({ slug }) => html`<span class="mono">${slug}</span>` },
  {
    title: 'Merchants',
    isEnd: true,
    place: 'beside',
    cell: ({ merchants: count }) => `${numberOf(Number(count))} ${count === '1' ? 'merchant' : 'merchants'}`,
  },
  { title: 'Since', isEnd: true, isFixed: true, cell: ({ created_at }) => dayOf(created_at) },
];

async function partnersMatching(
  db: Db,
  { q, status }: Readonly<Record<'q' | 'status', string>>,
  cursor: string,
) {
  const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const known = Object.keys(STATES).find((name) => name === status) as
    | 'sandbox'
    | 'published'
    | 'suspended'
    | undefined;
  return db
    .selectFrom('partners')
    .select(['id', 'name', 'slug', 'status', 'created_at'])
    .select((eb) =>
      eb
        .selectFrom('merchants')
        .whereRef('merchants.partner_id', '=', 'partners.id')
        .select(eb.fn.countAll<string>().as('count'))
        .as('merchants'),
    )
    .$if(q !== '', (some) =>
      some.where((eb) =>
        eb.or([eb('name', 'ilike', like), eb('slug', 'ilike', like), eb('partners.id', '=', q)]),
      ),
    )
    .$if(known !== undefined, (some) => some.where('status', '=', known ?? 'sandbox'))
    .$if(cursor !== '', (rest) => rest.where('partners.id', '<', cursor))
    .orderBy('partners.id', 'desc')
    .limit(PAGE + 1)
    .execute();
}

/** Mounts the page of a partner: its people, keys, merchants and limits. */
export function mountPartnerPage(router: Router, context: OperatorContext, pages: OperatorPages): void {
  const { db } = context;
  router
    .route('/partners/:id')
    .get(async (req, res) => show(res, await pages.welcome(req), req.params.id))
    .all(refuseMethod('GET, HEAD'));
  router
    .route('/partners/:id/limit')
    .post((req: Request<{ id: string }>, res) =>
      pages.act(req, res, {
        command: 'limits set',
        flags: (form) => {
          const [kind = '', id = ''] = (form.get('limit') ?? '').split(':');
          const perMinute = form.get('per-minute')?.trim() ?? '';
          return { [kind === 'key' ? 'key' : 'merchant']: id, 'per-minute': perMinute || 'default' };
        },
        next: `${PARTNERS}/${req.params.id}`,
        again: (session, refusal, form) => show(res, session, req.params.id, { refusal, form }),
      }),
    )
    .all(refuseMethod('POST'));
  router
    .route('/partners/:id/sign-out')
    .post((req: Request<{ id: string }>, res) =>
      pages.act(req, res, {
        command: 'console end',
        flags: () => ({ partner: req.params.id }),
        next: `${PARTNERS}/${req.params.id}`,
        again: (session, refusal) => show(res, session, req.params.id, { refusal }),
      }),
    )
    .all(refuseMethod('POST'));

  async function show(
    res: Response,
    session: OperatorSession,
    id: string,
    { refusal, form }: { readonly refusal?: ApiError; readonly form?: Form } = {},
  ): Promise<void> {
    const partner = await db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirst();
    if (!partner) throw new ApiError('not_found');
    const facts = await readFacts(db, id);
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: partner.name,
      section: PARTNERS,
      content: html`<div class="head">
          <h1>${partner.name}</h1>
          <p class="buttons">
            <a class="button quiet" href="${BASE}/audit?partner=${id}">Audit log</a>
          </p>
        </div>
        ${problem(refusal?.param === undefined ? refusal?.publicMessage : undefined)}
        <section class="card sec">
          <dl class="facts">
            ${fact('State', stateOf(partner.status))} ${fact('ID', copyable(id, 'the partner’s ID'))}
            ${fact('Slug', html`<span class="mono">${partner.slug}</span>`)}
            ${fact('Since', dayOf(partner.created_at))} ${fact('Members', numberOf(facts.members.length))}
          </dl>
        </section>
        ${merchantsSection(facts)} ${membersSection(facts, session, id)}
        ${limitForm(facts, session, id, refusal, form)}`,
    });
  }
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts(db: Db, partnerId: string) {
  const members = await db
    .selectFrom('members')
    .select(['email', 'role', 'status'])
    .where('partner_id', '=', partnerId)
    .orderBy('id')
    .limit(MOST)
    .execute();
  const merchants = await db
    .selectFrom('merchants')
    .select(['id', 'display_name', 'environment', 'status', 'country', 'per_minute', 'created_at'])
    .where('partner_id', '=', partnerId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const keys = await db
    .selectFrom('keys')
    .select(['id', 'name', 'last_four', 'environment', 'per_minute', 'lineage'])
    .where('partner_id', '=', partnerId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .orderBy('id')
    .limit(MOST)
    .execute();
  return { members, merchants, keys };
}

function merchantsSection({ merchants }: Facts): Content {
  return ENVIRONMENTS.toReversed().map((environment) => {
    const own = merchants.filter((one) => one.environment === environment);
    if (own.length === 0) return undefined;
    return html`<section class="card sec">
      <h2>Merchants in ${environment}</h2>
      <table class="cards">
        <thead>
          <tr>
            <th scope="col">Merchant</th>
            <th scope="col">State</th>
            <th scope="col">Country</th>
            <th scope="col" class="end">Per minute</th>
          </tr>
        </thead>
        <tbody>
          ${own.map(
            (one) =>
              html`<tr>
                <td data-label="Merchant">
                  <a href="${merchantAddress(one.id)}">${one.display_name}</a>
                </td>
                <td data-label="State">${merchantState(one.status)}</td>
                <td data-label="Country">${countryName(one.country)}</td>
                <td data-label="Per minute" class="end">
                  ${numberOf(merchantQuota(environment, one.id, one.per_minute).limit)}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`;
  });
}

function membersSection({ members }: Facts, session: OperatorSession, id: string): Content {
  return html`<section class="card sec">
    <h2>Team</h2>
    ${
      members.length === 0
        ? html`<p class="muted">
            No members: this partner signed up through the API and hasn’t invited anyone.
          </p>`
        : html`<table class="cards">
            <thead>
              <tr>
                <th scope="col">Email</th>
                <th scope="col">Role</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              ${members.map(
                ({ email, role, status }) =>
                  html`<tr>
                    <td data-label="Email">${email}</td>
                    <td data-label="Role">${wordsOfName(role)}</td>
                    <td data-label="State">
                      ${chip(status === 'active' ? 'success' : 'warn', wordsOfName(status))}
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
    <form method="post" action="${PARTNERS}/${id}/sign-out">
      ${csrfField(session)}
      <p class="buttons"><button class="quiet">Sign everyone out</button></p>
    </form>
  </section>`;
}

function limitForm(
  { keys, merchants }: Facts,
  session: OperatorSession,
  id: string,
  refusal: ApiError | undefined,
  form: Form | undefined,
): Html {
  const choices = [
    ...keys.map((key) => ({
      value: `key:${key.id}`,
      label:
        `Key ${key.name} …${key.last_four} (${key.environment}): ` +
        `${numberOf(keyQuota(key.environment, key.lineage, key.per_minute).limit)}`,
    })),
    ...merchants.map((one) => ({
      value: `merchant:${one.id}`,
      label:
        `${one.display_name} (${one.environment}): ` +
        `${numberOf(merchantQuota(one.environment, one.id, one.per_minute).limit)}`,
    })),
  ];
  return html`<form class="card sec narrow" method="post" action="${PARTNERS}/${id}/limit">
    <h2>Set a limit</h2>
    ${csrfField(session)}
    ${selectField({ name: 'limit', label: 'Limit', value: form?.get('limit') ?? '', choices })}
    ${textField({
      name: 'per-minute',
      label: 'Requests per minute',
      hint: 'Empty for the default.',
      value: form?.get('per-minute') ?? '',
      maxLength: 9,
      isNumeric: true,
      ...(refusal?.param === 'per-minute' && { error: faultText(refusal, 'per-minute') }),
    })}
    <p class="buttons"><button>Set limit</button></p>
  </form>`;
}
