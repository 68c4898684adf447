import { decodeTime } from 'ulid';
import type { Router } from 'express';
import { viewOf } from '../../../core/api/principal.ts';
import { eventsAround } from '../../../core/events/find-events.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import {
  RECONCILIATION_STATUSES,
  type Difference,
  type LedgerSide,
  type ProcessorSide,
  type Reconciliation,
  type ReconciliationStatus,
} from '../../../money/reconciliation/contract/reconciliation.ts';
import {
  getReconciliation,
  listReconciliations,
} from '../../../money/reconciliation/contract/reconciliations.ts';
import { booksStateOf } from '../../../money/reconciliation/reconciliation.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { choicesOf } from '../parts/filters.ts';
import { dayOf, moneyText, secondOf, timeOf } from '../parts/format.ts';
import { merchantColumn, mountListPage } from '../parts/list-page.ts';
import {
  disputePath,
  merchantPath,
  paymentPath,
  payoutPath,
  RECONCILIATIONS,
  reconciliationPath,
} from '../parts/paths.ts';
import { chip, copyable, fact, timelineSection } from '../parts/pieces.ts';

const DIFFERENCE_WORDS: Readonly<Record<Difference, string>> = {
  missing_at_processor: 'Missing at the processor',
  missing_in_ledger: 'Missing in the ledger',
  amount: 'Amounts differ',
  currency: 'Currencies differ',
  fee: 'Fees differ',
};

const STATUS_WORDS: Readonly<Record<ReconciliationStatus, string>> = { open: 'Open', resolved: 'Resolved' };

const statusTag = ({ status }: Pick<Reconciliation, 'status'>): Html =>
  chip(status === 'open' ? 'danger' : 'success', STATUS_WORDS[status]);

/** The differences of all merchants in this environment, newest first. */
export function mountReconciliationsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/reconciliation',
    section: RECONCILIATIONS,
    title: 'Reconciliation',
    read: (visit, query) => context.api.call(listReconciliations, { ...visit, query }),
    above: (visit) => standing(context, visit),
    filters: {
      names: ['status', 'day', 'merchant'],
      fields: ({ filter: merchant }) => [
        merchant,
        { name: 'status', label: 'Status', choices: choicesOf(RECONCILIATION_STATUSES, STATUS_WORDS) },
        { name: 'day', label: 'Day', isDay: true },
      ],
    },
    columns: (merchants) => [
      {
        title: 'Difference',
        cell: ({ id, difference }) =>
          html`<a href="${reconciliationPath(id)}">${DIFFERENCE_WORDS[difference]}</a>`,
      },
      merchantColumn(merchants),
      { title: 'Status', place: 'status', cell: statusTag },
      { title: 'Day', place: 'beside', isFixed: true, cell: ({ day }) => dayOf(day) },
      { title: 'Ledger', isEnd: true, isFixed: true, isExtra: true, cell: ({ ledger }) => amountOf(ledger) },
      { title: 'Processor', isEnd: true, isFixed: true, cell: ({ processor }) => amountOf(processor) },
    ],
    none: {
      title: 'No differences',
      advice: html`Each night, the ledger of each live merchant is compared with what the payment processor
        has moved. In the sandbox, make a difference with
        <span class="mono">POST /v1/sandbox/reconciliations</span>. What is compared is in
        <a href="/docs/guides/money">Money</a>.`,
    },
    noneMatch: { title: 'No differences match', advice: 'Search with less: another day, or any status.' },
  });
}

function amountOf(side: LedgerSide | ProcessorSide | null): Content {
  return side === null ? '–' : moneyText(side.amount);
}

/** Says since when the books agree, or how many differences are open. */
async function standing({ db }: ConsoleContext, { session }: PageVisit): Promise<Content> {
  const { open, agreedSince, comparedUntil } = await booksStateOf(db, viewOf(session.principal));
  const compared =
    comparedUntil !== null && html` <span class="muted">Compared until ${timeOf(comparedUntil)}.</span>`;
  if (open > 0) {
    const words = open === 1 ? 'difference is open.' : 'differences are open.';
    return html`<p class="notice danger"><b>${open} ${words}</b>${compared}</p>`;
  }
  if (agreedSince === null) return html`<p class="notice">The books have not been compared yet.</p>`;
  return html`<p class="notice ok"><b>Books agree since ${timeOf(agreedSince)}.</b>${compared}</p>`;
}

/** Mounts the page of a difference: both sides next to each other, and what happened. */
export function mountReconciliationPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/reconciliation/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const { id } = req.params;
      const one = await context.api.call(getReconciliation, { session, res, params: { id } });
      const sinceMs = decodeTime(one.id.slice(one.id.indexOf('_') + 1));
      const about = { merchantId: one.merchant, record: one.id, sinceMs };
      const events = await eventsAround(context.db, session.principal, about);
      const title = DIFFERENCE_WORDS[one.difference];
      await pages.send(res, session, {
        title,
        section: RECONCILIATIONS,
        content: html`<div class="head"><h1>${title}</h1></div>
          ${whatNow(one)} ${sidesSection(one)} ${factsSection(one)} ${timelineSection(events)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

/** The meaning of each difference, and how it is closed. */
const MEANINGS: Readonly<Record<Difference, string>> = {
  missing_at_processor:
    'The ledger counts money that the processor has not moved. If it is only late, this closes by itself.',
  missing_in_ledger:
    'The processor has moved money that the ledger does not count. Look up the movement there by its ID.',
  amount: 'Both sides have it, with different amounts.',
  currency: 'Both sides have it, in different currencies.',
  fee: 'The processor has withheld another fee than the ledger counts.',
};

function whatNow({ difference, status, resolved_at: at }: Reconciliation): Html {
  if (status === 'resolved' && at !== null) {
    return html`<p class="notice ok">Both sides agree since ${timeOf(at)}.</p>`;
  }
  return html`<p class="notice danger">
    ${MEANINGS[difference]} Nothing is corrected by itself. It is compared again each night.
  </p>`;
}

/** Both sides next to each other; what differs stands out by its shape and color. */
function sidesSection({ difference, ledger, processor }: Reconciliation): Html {
  const isAmount = difference === 'amount' || difference === 'currency';
  const side = (name: string, one: LedgerSide | ProcessorSide | null, more: Content | null): Html =>
    html`<div>
      <h3>${name}</h3>
      ${
        one === null
          ? html`<p>${chip('danger', 'Nothing')}</p>`
          : html`<dl class="facts">
              ${fact('Amount', marked(isAmount, moneyText(one.amount)))}
              ${fact('Fee', one.fee && marked(difference === 'fee', moneyText(one.fee)))}
              ${fact('Time', secondOf(one.at))} ${more ?? false}
            </dl>`
      }
    </div>`;
  const ofLedger =
    ledger &&
    html`${fact('Entry', capital(ledger.type.replaceAll('_', ' ')))} ${fact('About', about(ledger.source))}
    ${fact('ID', copyable(ledger.entry, 'the entry’s ID'))}`;
  const ofProcessor =
    processor &&
    html`${fact('Movement', capital(processor.kind))}
    ${fact('About', processor.reference === null ? 'No record of Trellis' : about(processor.reference))}
    ${fact('ID', copyable(processor.id, 'the movement’s ID'))}`;
  return html`<section class="card sec">
    <h2>Both sides</h2>
    <div class="sides">${side('Ledger', ledger, ofLedger)} ${side('Processor', processor, ofProcessor)}</div>
  </section>`;
}

const capital = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

function marked(isDifferent: boolean, value: string): Html {
  return isDifferent ? chip('danger', value) : html`<b>${value}</b>`;
}

/** A record by its ID, with a link where it has a page. */
function about(id: string): Html {
  const href = id.startsWith('pay_')
    ? paymentPath(id)
    : id.startsWith('po_')
      ? payoutPath(id)
      : id.startsWith('dsp_')
        ? disputePath(id)
        : undefined;
  return copyable(id, 'the record’s ID', href);
}

function factsSection(one: Reconciliation): Html {
  const { payment } = one;
  return html`<section class="card sec">
    <h2>Difference</h2>
    <dl class="facts">
      ${fact('Status', statusTag(one))} ${fact('Day', dayOf(one.day))}
      ${fact('Found', timeOf(one.created_at))} ${fact('Resolved', one.resolved_at && timeOf(one.resolved_at))}
      ${fact('ID', copyable(one.id, 'the difference’s ID'))}
      ${fact('Payment', payment !== null && copyable(payment, 'the payment’s ID', paymentPath(payment)))}
      ${fact('Merchant', copyable(one.merchant, 'the merchant’s ID', merchantPath(one.merchant)))}
    </dl>
  </section>`;
}
