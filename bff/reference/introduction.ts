import { ERROR_CODES } from '../contract/error-codes.ts';
import { EXAMPLE_KEY } from '../contract/openapi-examples.ts';
import { KEY_ONLY_SCOPES, SESSION_SCOPES } from '../contract/scopes.ts';
import { SESSION_SECONDS } from '../contract/sessions.ts';
import { allErrors } from './error-list.ts';
import { html, type Content, type Html } from '../gateway/html.ts';
import { jsonSample } from './json-sample.ts';
import { panel } from './panel.ts';
import { versions } from './version-chapter.ts';

/** One chapter before the operations: words, and a sample beside them where there is one. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly body: Content;
  readonly sample?: Content;
}

/** What a reader needs before the first call, in reading order. */
export function chapters(serverUrl: string): Chapter[] {
  return [
    start(serverUrl),
    credentials(serverUrl),
    scopes(),
    requests(),
    wholeNumbers(),
    idempotency(serverUrl),
    versions(serverUrl),
    lists(serverUrl),
    errors(),
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
        The API is JSON over HTTP. Everything lives under one base URL, and the credential decides the
        environment: there is no second host to configure.
      </p>
      <dl class="pairs">
        <div>
          <dt>Sandbox</dt>
          <dd>
            Yours from sign-up, with a name, test merchants and keys that start with
            <code>ppk_sandbox_</code>. Nothing in it moves money.
          </dd>
        </div>
        <div>
          <dt>Production</dt>
          <dd>
            Opens when you publish. Same operations, same records, same errors, keys that start with
            <code>ppk_production_</code>.
          </dd>
        </div>
      </dl>
      <p>
        A record of one environment cannot be seen from the other: it answers 404, as if it did not exist.
      </p>`,
    sample: panel('Base URL', 'Base URL', serverUrl),
  };
}

function credentials(serverUrl: string): Chapter {
  return {
    id: 'credentials',
    title: 'Credentials',
    body: html`<p>
        Every call but a few open ones carries <code>Authorization: Bearer</code> with one of two credentials.
        Each operation says which it takes.
      </p>
      <dl class="pairs">
        <div>
          <dt>Partner key</dt>
          <dd>
            For your server. It works until you revoke it, so it never enters a page, an app or a URL. It has
            an environment and a capability: the scopes it may use. Calls that take a key answer no browser.
          </dd>
        </div>
        <div>
          <dt>Session token</dt>
          <dd>
            For a page. Your server mints it with <a href="#createSession">POST /v1/sessions</a>; it acts for
            one merchant, for ${SESSION_SECONDS} seconds, and only on the origins you have
            <a href="#setOrigins">registered</a>. Keep it in memory, never in storage or a URL.
          </dd>
        </div>
      </dl>
      <p>
        A token grants what you asked for, as far as the key may do it and a page may hold it. Scopes are
        compared again on every use: narrowing or revoking the key takes hold of its live sessions at once.
      </p>`,
    sample: html`${panel(
      'The key of these examples belongs to nobody',
      'Setting the key',
      `export TRELLIS_KEY=${EXAMPLE_KEY}`,
    )}
    ${panel(
      'A call with a key',
      'A call with a key',
      `curl ${serverUrl}/v1/merchants \\\n  -H "Authorization: Bearer $TRELLIS_KEY"`,
    )}`,
  };
}

function scopes(): Chapter {
  return {
    id: 'scopes',
    title: 'Scopes',
    body: html`<p>A scope is <code>resource:action</code>. These may be in a session, and so in a page:</p>
      ${chips(SESSION_SCOPES)}
      <p>These stay on your server; a session never has them:</p>
      ${chips(KEY_ONLY_SCOPES)}`,
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
    title: 'Requests and answers',
    body: html`<p>
        Bodies are <code>application/json</code> in UTF-8, at most 1 MiB. Members that an operation does not
        name are ignored; a member that stands twice is refused. Times are RFC 3339 in UTC, ids are opaque
        strings.
      </p>
      <p>
        Every answer has a <code>Request-Id</code>. Log it: with it we find your request. The whole API is
        described in <a href="/openapi.json">OpenAPI 3.1</a>, from which this page is made.
      </p>`,
    sample: panel(
      'Headers of an answer',
      'Headers of an answer',
      'HTTP/1.1 200 OK\nContent-Type: application/json; charset=utf-8\nRequest-Id: req_01M7YV62X031X7Y6C95C3Z0Z9C',
    ),
  };
}

function wholeNumbers(): Chapter {
  return {
    id: 'int64',
    title: 'Whole numbers of 64 bits',
    body: html`<p>
        A plant id is any whole number from −9223372036854775808 to 9223372036854775807, written with digits:
        <code>1.0</code>, <code>1e3</code> and <code>"1"</code> are refused. It is stored exactly.
      </p>
      <p>
        Take care on your side: a JavaScript number holds 53 bits, and <code>JSON.parse</code> rounds larger
        ones without a word. Keep the digits as text, and write them into the body as they are.
      </p>`,
    sample: panel(
      'JavaScript',
      'Writing an exact id',
      `// Rounds: 9223372036854776000
JSON.parse('{"id":9223372036854775807}').id;

// Exact: BigInt checks the digits and keeps them
const id = BigInt('9223372036854775807');
const body = \`{"id":\${id},"name":\${JSON.stringify(name)}}\`;`,
    ),
  };
}

function idempotency(serverUrl: string): Chapter {
  return {
    id: 'idempotency',
    title: 'Idempotency',
    body: html`<p>
        When an answer is lost on the way, you cannot know whether the call took effect. Send an
        <code>Idempotency-Key</code> of 1–255 characters with the call, and repeat it with the same key and
        body: the work is done once, and you get the first answer again, marked
        <code>Idempotent-Replayed: true</code>.
      </p>
      <ul class="plain">
        <li>
          Use one key for one intent. A changed body under the same key is <a href="#error-42201">42201</a>.
        </li>
        <li>
          While the first request runs, the second is <a href="#error-40901">40901</a>: wait and repeat.
        </li>
        <li>Answers are kept for 24 hours. 401, 429 and 5xx are not kept, so repeating them tries again.</li>
        <li>
          Operations that answer a secret or need no such key say so by leaving the header out of their
          parameters.
        </li>
      </ul>`,
    sample: panel(
      'Safe to run twice',
      'A call with an idempotency key',
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
      A list answers one page: <code>data</code>, <code>has_more</code> and <code>next_cursor</code>. Ask for
      1–100 records with <code>limit</code>, and for the next page by sending <code>next_cursor</code> as
      <code>cursor</code>. Records made meanwhile never shift a page.
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
        Every fault answers the Error object. <code>error</code> is the HTTP status times 100 plus a number of
        its own; it never changes its meaning, so branch on it. <code>message</code> is for people and may be
        reworded. <code>param</code> names the field at fault, where there is one.
      </p>
      ${allErrors()}`,
    sample: panel('The Error object', 'The Error object', jsonSample({ error: code, message, param: 'id' })),
  };
}
