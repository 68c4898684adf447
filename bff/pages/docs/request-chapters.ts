import { ERROR_CODES } from '../../core/contract/error-codes.ts';
import { addressOfError, pageOfChapter, addressOfGuide } from './site-map.ts';
import { type Chapter, jsonSample, panel } from './markup.ts';
import { allErrors } from './tables.ts';
import { html } from '../../core/text/html.ts';
import { CURRENCIES, currenciesWith } from '../../core/contract/iso-codes.ts';

/**
 * A JavaScript client's serializer, which writes a bigint as the digits of a JSON number. Shown on the
 * reference page.
 */
export const EXACT_JSON_SAMPLE = `// A bigint is written as its digits, without quotes
const exactJson = (body) =>
  JSON.stringify(body, (_name, value) =>
    typeof value === 'bigint' ? JSON.rawJSON(String(value)) : value);`;

/** The chapter on the base URL of requests. */
export function start(serverUrl: string): Chapter {
  return {
    id: 'start',
    title: 'Base URL and environments',
    body: html`<p>
        The API is JSON over HTTP. Both environments share one base URL: your credential decides which one a
        request reaches.
      </p>
      <dl class="pairs">
        <div>
          <dt>Sandbox</dt>
          <dd>
            Yours from sign-up, with test merchants and keys that start with
            <code>ppk_sandbox_</code>. It never moves money.
          </dd>
        </div>
        <div>
          <dt>Production</dt>
          <dd>
            Opens when you publish. It has the same operations, records and errors, and keys that start with
            <code>ppk_production_</code>.
          </dd>
        </div>
      </dl>
      <p>
        You can't see one environment's records from the other: they return 404, as if they didn't exist.
      </p>`,
    sample: panel('Base URL', 'Base URL', serverUrl),
  };
}

export function requests(): Chapter {
  return {
    id: 'requests',
    title: 'Requests and responses',
    body: html`<p>
        Send bodies as <code>application/json</code> in UTF-8, at most 1 MiB. A member that the operation
        doesn't have is an error, at any depth of the body, and so are an unknown query parameter and a
        duplicate key in a JSON object. Before version 2026-11-26, unknown members were ignored, as they still
        are by <code>POST /plants</code> and <code>POST /v1/sessions</code>. Times are RFC 3339 in UTC. Ids
        are opaque strings.
      </p>
      <p>
        Every response has a <code>Request-Id</code>. Log it, and include it when you ask us about a request.
        To generate a client, use the <a href="/openapi.json">OpenAPI 3.1 document</a>. There is
        <a href="${pageOfChapter('versions')}">one for each version</a>.
      </p>`,
    sample: panel(
      'Response headers',
      'Response headers',
      'HTTP/1.1 200 OK\nContent-Type: application/json; charset=utf-8\nRequest-Id: ' +
        'req_01M7YV62X031X7Y6C95C3Z0Z9C',
    ),
  };
}

export function wholeNumbers(): Chapter {
  return {
    id: 'int64',
    title: '64-bit integers',
    body: html`<p>
        A plant id is an integer from −9223372036854775808 to 9223372036854775807, sent as a JSON number
        without a fraction or exponent. <code>1.0</code>, <code>1e3</code> and <code>"1"</code> return
        <a href="${addressOfError(40003)}">40003</a>. It's stored exactly.
      </p>
      <p>
        A JavaScript number is exact only up to 53 bits, and <code>JSON.parse</code> silently rounds larger
        integers. Use a <code>BigInt</code> for ids.
      </p>
      <p>
        Generated clients often turn a <code>BigInt</code> into a string, which the API rejects. Give them a
        serializer that writes it as a number: <code>openapi-fetch</code> and clients from
        <code>@hey-api/openapi-ts</code> take it as <code>bodySerializer</code>. <code>JSON.rawJSON</code>
        needs Node 22 or a current browser.
      </p>`,
    sample: panel(
      'JavaScript',
      'Sending an exact id',
      `${EXACT_JSON_SAMPLE}

exactJson({ id: 9223372036854775807n, name: 'Fern' });
// {"id":9223372036854775807,"name":"Fern"}

// In a generated client
await createPlant({ body: plant, bodySerializer: exactJson });`,
    ),
  };
}

export function money(): Chapter {
  return {
    id: 'money',
    title: 'Amounts and currencies',
    body: html`<p>
        An amount is a whole number of the currency's minor units, such as pence. How many decimals that means
        is what ISO 4217 says, and not what <code>Intl</code> of your runtime says: ICU leaves out decimals
        that aren't used in cash, so <code>Intl.NumberFormat</code> shows HUF without any. Give it
        <code>minimumFractionDigits</code> and <code>maximumFractionDigits</code>, or use
        <code>formatMoney</code> of <code>trellis/server</code>.
      </p>
      <p>These ${CURRENCIES.size} currencies are accepted:</p>
      <dl class="pairs">
        ${[2, 0, 3].map(
          (decimals) =>
            html`<div>
              <dt>${decimals} decimals</dt>
              <dd>${currenciesWith(decimals)}</dd>
            </div>`,
        )}
      </dl>
      <p>
        Funds, metals and retired currencies aren't. A merchant has one currency, and all of its amounts are
        in it. How they are rounded is in
        <a href="${addressOfGuide({ name: 'money' })}">Money and rounding</a>.
      </p>`,
    sample: panel(
      'JavaScript',
      'Writing an amount',
      `import { formatMoney } from 'trellis/server';

formatMoney({ amount: 3648, currency: 'GBP' }, 'en'); // £36.48
formatMoney({ amount: 3648, currency: 'JPY' }, 'en'); // ¥3,648
formatMoney({ amount: 3648, currency: 'HUF' }, 'en'); // HUF 36.48
formatMoney({ amount: 3648, currency: 'KWD' }, 'en'); // KWD 3.648`,
    ),
  };
}

export function idempotency(serverUrl: string): Chapter {
  return {
    id: 'idempotency',
    title: 'Idempotency',
    body: html`<p>
        When a response gets lost, you can't know whether the request took effect. Send an
        <code>Idempotency-Key</code> of 1–255 characters, and retry with the same key and body: the operation
        runs once, and you get the first response again, with <code>Idempotent-Replayed: true</code>.
      </p>
      <ul class="plain">
        <li>
          Use a new key for each thing you want to do. Bodies are compared byte by byte, so the order of
          members counts. A different body with the same key returns
          <a href="${addressOfError(42201)}">42201</a>.
        </li>
        <li>
          While the first request is in progress, a second one returns
          <a href="${addressOfError(40901)}">40901</a>. Wait, then retry.
        </li>
        <li>Responses are kept for 24 hours, except 401, 429 and 5xx: a retry runs the request again.</li>
        <li>Operations that don't list the header among their parameters ignore it.</li>
      </ul>`,
    sample: panel(
      'Safe to retry',
      'Request with an idempotency key',
      `curl -X POST ${serverUrl}/plants \\
  -H "Authorization: Bearer $SESSION_TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: 4f9d1c52-6f0e-4f0b-9d55-0f3a1f3f8a6e" \\
  -d '{"id": 41, "name": "Monstera deliciosa"}'`,
    ),
  };
}

export function lists(serverUrl: string): Chapter {
  return {
    id: 'lists',
    title: 'Lists',
    body: html`<p>
      A list returns one page: <code>data</code>, <code>has_more</code> and <code>next_cursor</code>. Set the
      number of records with <code>limit</code> (1–100). To read the next page, send
      <code>next_cursor</code> as <code>cursor</code>. New records never shift a page. A filter that the
      operation doesn't have returns <a href="${addressOfError(40003)}">40003</a>.
    </p>`,
    sample: panel(
      'The next page',
      'Reading the next page',
      `curl "${serverUrl}/v1/merchants?limit=50&cursor=$NEXT_CURSOR" \\\n  -H "Authorization: Bearer ` +
        '$TRELLIS_KEY"',
    ),
  };
}

export function errors(): Chapter {
  const { code, message } = ERROR_CODES.plant_id_taken;
  return {
    id: 'errors',
    title: 'Errors',
    body: html`<p>
        Every error returns the Error object. <code>error</code> is the HTTP status × 100 plus a number. Its
        meaning never changes, so use it in your code. <code>message</code> is for people and can change.
        <code>param</code> names the field, parameter or header at fault, if there is one.
      </p>
      ${allErrors()}`,
    sample: panel('The Error object', 'The Error object', jsonSample({ error: code, message, param: 'id' })),
  };
}
