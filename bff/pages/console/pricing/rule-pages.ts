import type { Response, Router } from 'express';
import { attempt, mountEndPage, LOOK_AT_FIELDS } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Html, type Content } from '../../../core/text/html.ts';
import { problem, csrfField, idempotencyKeyOf, intentField } from '../../shell/forms.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import {
  createPriceRule,
  previewPriceRule,
  endPriceRule,
  getPriceRule,
} from '../../../money/pricing/contract/pricing.ts';
import type {
  PriceRulePreview,
  PreviewedChange,
} from '../../../money/pricing/contract/price-rule-preview.ts';
import { NEW_RULE, PRICING } from '../parts/paths.ts';
import { pricesView } from './calculator.ts';
import { EMPTY_RULE, faultOf, readRule, RULE_FIELDS, ruleFields, type TypedRule } from './rule-form.ts';
import {
  previewPriceRuleChange,
  type PriceRuleChangePreview,
} from '../../../money/charges/contract/rates.ts';
import type { Layer, PriceRule } from '../../../money/pricing/contract/price-rule.ts';
import {
  LAYER_WORDS,
  LINE_WORDS,
  ruleText,
  dayOf,
  moneyText,
  rateText,
  SURFACE_WORDS,
} from '../parts/format.ts';

/** Mounts the form for a new price rule, with a preview of its effect. */
export function mountNewRulePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/pricing/rules/new')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, createPriceRule);
      const currency = typeof req.query['currency'] === 'string' ? req.query['currency'] : '';
      await show(res, session, { typed: { ...EMPTY_RULE, currency }, faults: new Map() });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const typed = Object.fromEntries(
        RULE_FIELDS.map((name) => [name, form.get(name)?.trim() ?? '']),
      ) as TypedRule;
      const { body, faults } = readRule(typed);
      if (!body) return show(res, session, { typed, faults, problem: LOOK_AT_FIELDS, status: 400 });
      const isPreview = form.get('act') === 'preview';
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result, refusal } = await attempt(pages, res, async () =>
        isPreview
          ? { preview: await context.api.call(previewPriceRule, { session, res, body }) }
          : { created: await context.api.call(createPriceRule, { session, res, body, idempotencyKey }) },
      );
      if (result?.preview) {
        return show(res, session, { typed, faults: new Map(), preview: result.preview });
      }
      if (!refusal) return res.redirect(303, `${PRICING}?currency=${body.currency}`);
      const fault = faultOf(refusal, typed);
      return show(res, session, {
        typed,
        faults: fault,
        problem: fault.size > 0 ? LOOK_AT_FIELDS : refusal.publicMessage,
        status: refusal.status,
      });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    {
      typed,
      faults,
      ...said
    }: {
      readonly typed: TypedRule;
      readonly faults: ReadonlyMap<string, string>;
      readonly problem?: string;
      readonly status?: number;
      readonly preview?: PriceRulePreview;
    },
  ): Promise<void> {
    const view = await pricesView(context, { session, res }, typed.currency);
    await pages.send(res, session, {
      status: said.status ?? 200,
      title: 'New price rule',
      section: PRICING,
      content: html`<div class="head"><h1>New price rule</h1></div>
        <form class="card sec narrow" method="post" action="${NEW_RULE}">
          ${csrfField(session)}${intentField()}${problem(said.problem)}
          <input type="hidden" name="currency" value="${view.currency}" />
          ${ruleFields(typed, faults, view)} ${said.preview && effectSection(said.preview)}
          <p class="buttons">
            ${said.preview && html`<button>Create rule</button>`}
            <button name="act" value="preview" class="${said.preview && 'quiet'}">Show what changes</button
            ><a class="button quiet" href="${PRICING}?currency=${view.currency}">Cancel</a>
          </p>
        </form>`,
    });
  }
}

/** Ending a price rule. */
export function mountEndRulePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/pricing/rules/:id/end',
    section: PRICING,
    operation: endPriceRule,
    read: async (visit, id) => {
      const rule = await context.api.call(getPriceRule, { ...visit, params: { id } });
      if (rule.status === 'ended') return { rule };
      const call = { ...visit, params: { id }, body: { end: true } };
      return { rule, preview: await context.api.call(previewPriceRuleChange, call) };
    },
    title: () => 'End price rule',
    heading: () => 'End price rule',
    consequence,
    button: 'End rule',
    back: ({ rule }) => pricesIn(rule),
    async end(call) {
      return pricesIn(await context.api.call(endPriceRule, call));
    },
  });
}

const pricesIn = ({ currency }: Pick<PriceRule, 'currency'>): string => `${PRICING}?currency=${currency}`;

interface EndedRule {
  readonly rule: PriceRule;
  /** Undefined: it has ended already. */
  readonly preview?: PriceRuleChangePreview;
}

function consequence({ rule, preview }: EndedRule): Html {
  const { layer, target, line } = rule;
  return html`<p>
      ${LINE_WORDS[line]},
      ${LAYER_WORDS[layer as Layer].toLowerCase()}${
        target !== null && html` (<span class="mono">${target}</span>)`
      }:
      <b>${ruleText(rule)}</b>.
    </p>
    <p class="muted">
      Payments that are captured from now on are priced without it. If it replaced an earlier rule, that one
      applies again.
    </p>
    ${preview && effectSection(preview, 'Without it')} ${preview && chargesSection(preview)}`;
}

type Effect = Pick<PriceRulePreview, 'changes' | 'affected' | 'unaffected' | 'surface' | 'line' | 'currency'>;

/**
 * Renders the effect of a rule: the merchants, the rate before and after, and the cost of two amounts.
 * @param then the label of the rate after the change
 */
export function effectSection(
  { changes, affected, unaffected, ...of }: Effect,
  then = 'With the rule',
): Html {
  const where = of.surface === null ? '' : `, ${SURFACE_WORDS[of.surface]}`;
  return html`<h2 id="effect">What changes</h2>
    <p role="status">
      ${LINE_WORDS[of.line]}${where}: ${affected === 0 ? 'no merchant pays' : merchantsText(affected, 'pay')}
      something
      else.${
        unaffected > 0 &&
        ` For ${merchantsText(unaffected)} nothing changes: another rule replaces it there, or it ` +
          'comes to the same.'
      }
    </p>
    ${changes.length > 0 && table(changes, of.currency, then)}`;
}

/** Renders merchants' next monthly charges, before and after the change. */
export function chargesSection({ next_charges: charges }: PriceRuleChangePreview): Content {
  return (
    charges.length > 0 &&
    html`<h2>Next charges</h2>
      <p>Based on sales so far this month.</p>
      <table class="cards">
        <thead>
          <tr>
            <th scope="col">Merchant</th>
            <th scope="col">Date</th>
            <th scope="col" class="end">Now</th>
            <th scope="col" class="end">Then</th>
          </tr>
        </thead>
        <tbody>
          ${charges.map(
            ({ merchant, date, before, after }) =>
              html`<tr>
                <td data-label="Merchant" class="named">
                  <a class="mono" href="/console/merchants/${merchant}">${merchant}</a>
                </td>
                <td data-label="Date">${dayOf(date)}</td>
                <td data-label="Now" class="end fixed">${moneyText(before)}</td>
                <td data-label="Then" class="end fixed">${moneyText(after)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`
  );
}

function table(changes: readonly PreviewedChange[], currency: string, then: string): Content {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col" class="end">Now</th>
        <th scope="col" class="end">${then}</th>
        <th scope="col" class="end">Examples</th>
      </tr>
    </thead>
    <tbody>
      ${changes.map(
        ({ merchants, before, after, fees }) =>
          html`<tr>
            <td data-label="For" class="named">${merchantsText(merchants)}</td>
            <td data-label="Now" class="end fixed">${paidText(before, currency)}</td>
            <td data-label="${then}" class="end fixed">${paidText(after, currency)}</td>
            <td data-label="Examples" class="end fixed">
              <span
                >${fees.map(
                  (fee, at) =>
                    html`${at > 0 && html`<br />`}Of ${moneyText(fee.amount)}: ${moneyText(fee.before)} →
                    ${moneyText(fee.after)}`,
                )}</span
              >
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function paidText({ bps, fixed, at_least: least }: PreviewedChange['before'], currency: string): string {
  const text = rateText({ bps, fixed }, currency);
  return least ? `${text}, at least ${rateText(least, currency)}` : text;
}

/** @param verb in its plural form, where one follows */
function merchantsText(count: number, verb = ''): string {
  const of = count === 1 ? 'merchant' : 'merchants';
  const does = verb === '' ? '' : ` ${verb}${count === 1 ? 's' : ''}`;
  return `${count} ${of}${does}`;
}
