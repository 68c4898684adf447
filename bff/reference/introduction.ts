import { ERROR_CODES } from '../contract/error-codes.ts';
import { EXAMPLE_KEY } from '../contract/example-values.ts';
import { EXACT_JSON_SAMPLE } from '../contract/exact-json.ts';
import { EVENT_TYPES, isEventEmitted, RESERVED_EVENT_TYPES } from '../contract/event-types.ts';
import { isScopeUsed, RESERVED_SCOPES } from '../contract/reserved-scopes.ts';
import { KEY_ONLY_SCOPES, SESSION_SCOPES } from '../contract/scopes.ts';
import { SESSION_SECONDS } from '../identity/contract/sessions/sessions.ts';
import { addressOfOperation } from './addresses.ts';
import type { Chapter } from './chapter.ts';
import { allErrors } from './error-list.ts';
import { html, type Html } from '../gateway/html.ts';
import { jsonSample } from './json-sample.ts';
import { foreignStore } from './foreign-store.ts';
import { panel } from './panel.ts';
import { storedData } from './stored-data.ts';
import { versions } from './version-chapter.ts';

/** What a reader needs before the first call, in reading order. */
export function chapters(serverUrl: string): Chapter[] {
  return [
    start(serverUrl),
    credentials(serverUrl),
    scopes(),
    eventTypes(),
    requests(),
    wholeNumbers(),
    idempotency(serverUrl),
    versions(serverUrl),
    lists(serverUrl),
    errors(),
    storedData(),
    foreignStore(),
  ];
}

export function renderChapter({ id, title, body, sample }: Chapter): Html {
  return html`<section class="split" id="${id}" aria-labelledby="${id}-title">
    <div class="words">
      <h2 id="${id}-title">${title}<a class="anchor" href="#${id}" aria-label="Link to ${title}">#</a></h2>
      ${body}
    </div>
    ${sample !== undefined && html`<div class="samples">${sample}</div>`}
  </section>`;
}

function start(serverUrl: string): Chapter {
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

function credentials(serverUrl: string): Chapter {
  return {
    id: 'credentials',
    title: 'Credentials',
    body: html`<p>
        Most requests need an <code>Authorization: Bearer</code> header with one of two credentials. Each
        operation says which one it accepts.
      </p>
      <dl class="pairs">
        <div>
          <dt>Partner key</dt>
          <dd>
            For your server. It works until it expires or you revoke it, so keep it out of pages, apps and
            URLs. It belongs to one environment and has a capability: the scopes it can use. Browsers can't
            read responses to requests with a key.
          </dd>
        </div>
        <div>
          <dt>Session token</dt>
          <dd>
            For a page. Your server mints it with
            <a href="${addressOfOperation('createSession')}">POST /v1/sessions</a>. It acts for one merchant
            for ${SESSION_SECONDS} seconds, and works only on origins (scheme, host and port) that you
            <a href="${addressOfOperation('setOrigins')}">registered</a>. Keep it in memory, never in storage
            or a URL.
          </dd>
        </div>
      </dl>
      <p>
        A token gets the scopes you request, limited to those the key has and a page can hold. They're checked
        again on every request: if you remove a scope from the key or revoke it, its live sessions change
        immediately.
      </p>`,
    sample: html`${panel(
      'Your key (this one is an example and never works)',
      'Setting the key',
      `export TRELLIS_KEY=${EXAMPLE_KEY}`,
    )}
    ${panel(
      'Request with a key',
      'Request with a key',
      `curl ${serverUrl}/v1/merchants \\\n  -H "Authorization: Bearer $TRELLIS_KEY"`,
    )}`,
  };
}

function scopes(): Chapter {
  return {
    id: 'scopes',
    title: 'Scopes',
    body: html`<p>A scope is <code>resource:action</code>. A session token can have these:</p>
      ${chips(SESSION_SCOPES.filter(isScopeUsed))}
      <p>Only a partner key can have these:</p>
      ${chips(KEY_ONLY_SCOPES.filter(isScopeUsed))}
      <p>
        These are reserved. You can grant them, but no operation requires them yet, so they don't allow
        anything:
      </p>
      ${chips(RESERVED_SCOPES)}`,
  };
}

function eventTypes(): Chapter {
  return {
    id: 'event-types',
    title: 'Event types',
    body: html`<p>
        An event says what happened to a record.
        <a href="${addressOfOperation('listEvents')}">List events</a>, or have them sent to your
        <a href="${addressOfOperation('createWebhookEndpoint')}">webhook endpoint</a>. These happen today:
      </p>
      ${chips(EVENT_TYPES.filter(isEventEmitted))}
      <p>These are reserved. An endpoint can subscribe to them, but nothing emits them yet:</p>
      ${chips(RESERVED_EVENT_TYPES)}`,
  };
}

function chips(names: readonly string[]): Html {
  return html`<ul class="chips">
    ${names.map((name) => html`<li><code>${name}</code></li>`)}
  </ul>`;
}

function requests(): Chapter {
  return {
    id: 'requests',
    title: 'Requests and responses',
    body: html`<p>
        Send bodies as <code>application/json</code> in UTF-8, at most 1 MiB. Unknown properties in a body are
        ignored. A duplicate key in a JSON object is an error, and so is an unknown query parameter. Times are
        RFC 3339 in UTC. Ids are opaque strings.
      </p>
      <p>
        Every response has a <code>Request-Id</code>. Log it, and include it when you ask us about a request.
        To generate a client, use the <a href="/openapi.json">OpenAPI 3.1 document</a>. There is
        <a href="#versions">one for each version</a>.
      </p>`,
    sample: panel(
      'Response headers',
      'Response headers',
      'HTTP/1.1 200 OK\nContent-Type: application/json; charset=utf-8\nRequest-Id: req_01M7YV62X031X7Y6C95C3Z0Z9C',
    ),
  };
}

function wholeNumbers(): Chapter {
  return {
    id: 'int64',
    title: '64-bit integers',
    body: html`<p>
        A plant id is an integer from −9223372036854775808 to 9223372036854775807, sent as a JSON number
        without a fraction or exponent. <code>1.0</code>, <code>1e3</code> and <code>"1"</code> return
        <a href="#error-40003">40003</a>. It's stored exactly.
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

function idempotency(serverUrl: string): Chapter {
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
          Use a new key for each thing you want to do. A different body with the same key returns
          <a href="#error-42201">42201</a>.
        </li>
        <li>
          While the first request is in progress, a second one returns
          <a href="#error-40901">40901</a>. Wait, then retry.
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

function lists(serverUrl: string): Chapter {
  return {
    id: 'lists',
    title: 'Lists',
    body: html`<p>
      A list returns one page: <code>data</code>, <code>has_more</code> and <code>next_cursor</code>. Set the
      number of records with <code>limit</code> (1–100). To read the next page, send
      <code>next_cursor</code> as <code>cursor</code>. New records never shift a page. A filter that the
      operation doesn't have returns <a href="#error-40003">40003</a>.
    </p>`,
    sample: panel(
      'The next page',
      'Reading the next page',
      `curl "${serverUrl}/v1/merchants?limit=50&cursor=$NEXT_CURSOR" \\\n  -H "Authorization: Bearer $TRELLIS_KEY"`,
    ),
  };
}

function errors(): Chapter {
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
