import { chip } from '../parts/chip.ts';
import { copyable } from '../parts/copyable.ts';
import { agoOf, timeOf } from '../parts/format.ts';
import type { ConsoleSession } from '../console-session.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { problem } from '../../shell/forms/field.ts';
import { csrfField } from '../../shell/forms/intent.ts';
import { nameOf } from '../../../core/text/message.ts';
import { SURFACE_TITLES } from '../../../accounts/surfaces/contract/surface-names.ts';
import type { Domain, DomainFailure } from '../../../accounts/domains/contract/domain.ts';

/** A domain with its state, the records to set, and what can be done. @param path of the page that it is on */
export function domainCard(
  domain: Domain,
  session: ConsoleSession,
  path: string,
  {
    refusal,
    merchantName,
  }: { readonly refusal?: string | undefined; readonly merchantName?: string | undefined },
): Content {
  const { id, host, status, failure, checked_at: checked, serves_until: until } = domain;
  return html`<section class="card sec" id="${id}">
    <div class="head">
      <h2>${status === 'verified' ? html`<a href="https://${host}/">${host}</a>` : host}</h2>
      ${CHIPS[status]}
    </div>
    <p class="muted small">
      ${boundTo(domain, merchantName)}${checked !== null && html` Checked ${agoOf(checked, session.nowMs)}.`}
    </p>
    ${problem(refusal)}
    ${failure !== null && html`<p class="notice ${status === 'verified' ? 'warn' : 'danger'}">${failureWords(failure)}</p>`}
    ${until !== null && html`<p class="notice warn">It stops serving ${timeOf(until)}, unless the records are back.</p>`}
    ${recordTable(domain)}
    <form class="buttons" method="post" action="${path}">
      ${csrfField(session)}<input type="hidden" name="id" value="${id}" />
      <button ${status === 'verified' && html`class="quiet"`}>Check now</button>
      <a class="button quiet" href="${path}/${id}/remove">Remove</a>
    </form>
  </section>`;
}

const CHIPS = {
  pending: chip('plain', 'Not checked yet'),
  verified: chip('success', 'Verified'),
  failed: chip('danger', 'Not verified'),
} as const;

function boundTo({ surface, merchant }: Domain, merchantName: string | undefined): Content {
  if (surface === null && merchant === null) return 'Your whole site.';
  const parts = [
    ...(surface === null ? [] : [html`the surface ${SURFACE_TITLES[surface].toLowerCase()}`]),
    ...(merchant === null ? [] : [html`the merchant ${nameOf(merchantName ?? merchant)}`]),
  ];
  return html`Only ${parts.map((part, at) => html`${at > 0 && ' and '}${part}`)}.`;
}

const FAILURES: Readonly<Record<DomainFailure['code'], string>> = {
  txt_missing: 'There is no TXT record with this name.',
  txt_wrong: 'The TXT record has another value.',
  cname_missing: 'There is no CNAME record with this name.',
  cname_wrong: 'The CNAME record leads elsewhere.',
  dns_unreachable: 'The name servers of this domain didn’t respond. Try again later.',
  taken: 'Another account has verified this host.',
};

function failureWords({ code, found }: DomainFailure): Content {
  return html`${FAILURES[code]}${found.length > 0 && html` Found: <span class="mono">${found.join(', ')}</span>`}`;
}

function recordTable({ host, records }: Domain): Content {
  return html`<table class="cards">
    <caption class="unseen">
      DNS records of ${host}
    </caption>
    <thead>
      <tr>
        <th scope="col">Type</th>
        <th scope="col">Name</th>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      ${records.map(
        ({ type, name, value }) =>
          html`<tr>
            <td data-label="Type">${type}</td>
            <td data-label="Name">${copyable(name, `the name of the ${type} record`)}</td>
            <td data-label="Value">${copyable(value, `the value of the ${type} record`)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
