import type { Request, Response, Router } from 'express';
import type { OperatorSession } from '../../accounts/operators/operators.ts';
import { ApiError } from '../../core/api/errors.ts';
import { ENVIRONMENTS } from '../../core/contract/fields.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { html, type Html } from '../../core/text/html.ts';
import { linesOf, PRICE_LINES, type SheetRow } from '../../money/pricing/pricing.ts';
import { filterForm, filterNamed } from '../console/parts/filters.ts';
import { faultText } from '../console/parts/form-pages.ts';
import { dayOf, LINE_WORDS, rateText, timeOf } from '../console/parts/format.ts';
import { emptyList, listSteps, recordTable, type Column } from '../console/parts/list-page.ts';
import { chip, copyable, fact } from '../console/parts/pieces.ts';
import { csrfField, problem, selectField, textArea, textField, type Form } from '../shell/forms.ts';
import type { OperatorContext } from './act.ts';
import { BASE } from './frame.ts';
import type { OperatorPages } from './renderer.ts';

const SHEETS = `${BASE}/price-sheets`;
const NEW_SHEET = `${SHEETS}/new`;
const PARTNERS = `${BASE}/partners`;
const PAGE = 50;

const filterIn = filterNamed(['currency', 'environment']);

const environmentName = (environment: string): string =>
  environment === 'production' ? 'Production' : 'Sandbox';

const stateOf = ({ published_at }: SheetRow): Html =>
  published_at === null ? chip('warn', 'Draft') : chip('success', 'Published');

/** Mounts the list of price sheets, newest first. */
export function mountPriceSheetsPage(router: Router, context: OperatorContext, pages: OperatorPages): void {
  router
    .route('/price-sheets')
    .get(async (req, res) => {
      const session = await pages.welcome(req);
      const filter = filterIn(req.query);
      const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : '';
      const environment = ENVIRONMENTS.find((name) => name === filter.environment);
      const rows = await sheetsIn(context)
        .$if(filter.currency !== '', (some) => some.where('currency', '=', filter.currency.toUpperCase()))
        .$if(environment !== undefined, (some) => some.where('environment', '=', environment ?? 'sandbox'))
        .$if(cursor !== '', (rest) => rest.where('price_sheets.id', '<', cursor))
        .orderBy('price_sheets.id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const shown = rows.slice(0, PAGE);
      const next = rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null;
      await pages.send(res, session, {
        title: 'Price sheets',
        section: SHEETS,
        content: html`<div class="head">
            <h1>Price sheets</h1>
            <a class="button" href="${NEW_SHEET}">New draft</a>
          </div>
          ${filterForm({
            action: SHEETS,
            label: 'Currency',
            filter,
            refusal: undefined,
            fields: [
              { name: 'currency', label: 'Currency', isSearch: true, maxLength: 3 },
              {
                name: 'environment',
                label: 'Environment',
                choices: ENVIRONMENTS.map((value) => ({ value, label: environmentName(value) })),
              },
            ],
          })}
          ${
            shown.length === 0
              ? emptyList({
                  title: 'No price sheet',
                  advice: 'Payments cost nothing until one is published.',
                })
              : html`<section class="card">${recordTable(COLUMNS, shown)}</section>
                  ${listSteps(SHEETS, { filter, cursor, next })}`
          }`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

/** A sheet with the name of the partner that it is for; `null` for all partners. */
interface NamedSheet extends SheetRow {
  readonly partner: string | null;
}

const sheetsIn = ({ db }: OperatorContext) =>
  db
    .selectFrom('price_sheets')
    .leftJoin('partners', 'partners.id', 'price_sheets.partner_id')
    .selectAll('price_sheets')
    .select('partners.name as partner');

const COLUMNS: readonly Column<NamedSheet>[] = [
  { title: 'Currency', cell: ({ id, currency }) => html`<a href="${SHEETS}/${id}">${currency}</a>` },
  { title: 'For', place: 'below', cell: ({ partner }) => partner ?? 'All partners' },
  { title: 'State', place: 'status', cell: stateOf },
  { title: 'Environment', cell: ({ environment }) => environmentName(environment) },
  { title: 'In force from', isEnd: true, isFixed: true, cell: ({ effective_at }) => dayOf(effective_at) },
];

/** Mounts the form for a new draft, and the page of a sheet, where a draft is published. */
export function mountPriceSheetPages(router: Router, context: OperatorContext, pages: OperatorPages): void {
  router
    .route('/price-sheets/new')
    .get(async (req, res) => showForm(res, await pages.welcome(req)))
    .post((req, res) =>
      pages.act(req, res, {
        command: 'price-sheets create',
        flags: (form) => ({
          currency: form.get('currency')?.trim().toUpperCase() ?? '',
          environment: form.get('environment') ?? '',
          partner: form.get('partner')?.trim() ?? '',
          lines: (form.get('lines') ?? '')
            .trim()
            .split(/\s*[\r\n,]+\s*/)
            .join(', '),
          'effective-at': form.get('effective-at')?.trim() ?? '',
        }),
        next: (sheet) => `${SHEETS}/${(sheet as { readonly id: string }).id}`,
        again: (session, refusal, form) => showForm(res, session, { refusal, form }),
      }),
    )
    .all(refuseMethod('GET, HEAD, POST'));
  router
    .route('/price-sheets/:id')
    .get(async (req, res) => show(res, await pages.welcome(req), req.params.id))
    .all(refuseMethod('GET, HEAD'));
  router
    .route('/price-sheets/:id/publish')
    .get((req, res) => res.redirect(303, `${SHEETS}/${req.params.id}`))
    .post((req: Request<{ id: string }>, res) =>
      pages.act(req, res, {
        command: 'price-sheets publish',
        flags: () => ({ sheet: req.params.id }),
        next: `${SHEETS}/${req.params.id}`,
        again: (session, refusal) => show(res, session, req.params.id, refusal),
      }),
    )
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: OperatorSession,
    id: string,
    refusal?: ApiError,
  ): Promise<void> {
    const sheet = await sheetsIn(context).where('price_sheets.id', '=', id).executeTakeFirst();
    if (!sheet) throw new ApiError('not_found');
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: `Price sheet in ${sheet.currency}`,
      section: SHEETS,
      content: html`<div class="head"><h1>Price sheet in ${sheet.currency}</h1></div>
        ${problem(refusal?.publicMessage)} ${factsOf(sheet)}
        ${
          sheet.published_at === null &&
          html`<form class="card sec narrow" method="post" action="${SHEETS}/${id}/publish">
            <h2>Publish</h2>
            ${csrfField(session)}
            <p>A published sheet never changes. It takes effect at its time, or now.</p>
            <p class="buttons"><button>Publish</button></p>
          </form>`
        }`,
    });
  }

  async function showForm(
    res: Response,
    session: OperatorSession,
    { refusal, form }: { readonly refusal?: ApiError; readonly form?: Form } = {},
  ): Promise<void> {
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'New price sheet',
      section: SHEETS,
      content: html`<div class="head"><h1>New price sheet</h1></div>
        ${draftForm(session, refusal, form)}`,
    });
  }
}

function factsOf(sheet: NamedSheet): Html {
  const { id, partner_id: partnerId, partner, currency, published_at } = sheet;
  const whom =
    partner === null ? 'All partners' : html`<a href="${PARTNERS}/${partnerId ?? ''}">${partner}</a>`;
  const lines = linesOf(sheet);
  return html`<section class="card sec">
    <dl class="facts">
      ${fact('State', stateOf(sheet))} ${fact('Environment', environmentName(sheet.environment))}
      ${fact('For', whom)} ${fact('In force from', timeOf(sheet.effective_at))}
      ${fact('Published', published_at === null ? null : dayOf(published_at))}
      ${fact('ID', copyable(id, 'the price sheet’s ID'))}
    </dl>
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col" class="end">Wholesale</th>
          <th scope="col" class="end">Floor</th>
        </tr>
      </thead>
      <tbody>
        ${PRICE_LINES.map(
          (line) =>
            html`<tr>
              <td data-label="Line">${LINE_WORDS[line]}</td>
              <td data-label="Wholesale" class="end">${rateText(lines[line].wholesale, currency)}</td>
              <td data-label="Floor" class="end">${rateText(lines[line].floor, currency)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

const EXAMPLE_LINES = PRICE_LINES.map((line) => `${line} 0+0 0+0`).join('\n');

function draftForm(session: OperatorSession, refusal: ApiError | undefined, form: Form | undefined): Html {
  const value = (name: string, usual = ''): string => form?.get(name) ?? usual;
  const errorAt = (param: string) => refusal?.param === param && { error: faultText(refusal, param) };
  const isPlaced = ['currency', 'lines', 'effective-at'].includes(refusal?.param ?? '');
  return html`<form class="card sec narrow" method="post" action="${NEW_SHEET}">
    ${problem(!isPlaced ? refusal?.publicMessage : undefined)}${csrfField(session)}
    ${textField({
      name: 'currency',
      label: 'Currency',
      value: value('currency'),
      maxLength: 3,
      hint: 'Such as GBP.',
      ...errorAt('currency'),
    })}
    ${selectField({
      name: 'environment',
      label: 'Environment',
      value: value('environment', 'sandbox'),
      choices: [
        { value: 'sandbox', label: 'Sandbox' },
        { value: 'production', label: 'Production' },
      ],
    })}
    ${textField({
      name: 'partner',
      label: 'Partner ID',
      value: value('partner'),
      maxLength: 40,
      hint: 'Empty for all partners.',
    })}
    ${textArea({
      name: 'lines',
      label: 'Rates',
      value: value('lines', EXAMPLE_LINES),
      rows: PRICE_LINES.length,
      hint: 'Each line once: its wholesale rate and its floor, in basis points + minor units.',
      ...errorAt('lines'),
    })}
    ${textField({
      name: 'effective-at',
      label: 'In force from',
      value: value('effective-at'),
      maxLength: 30,
      hint: 'Such as 2027-01-01T00:00:00Z. Empty for when it is published.',
      ...errorAt('effective-at'),
    })}
    <p class="buttons"><button>Save draft</button></p>
  </form>`;
}
