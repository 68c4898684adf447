import { credentials, eventTypes, scopes } from './access-chapters.ts';
import { start, errors, idempotency, lists, money, requests, wholeNumbers } from './request-chapters.ts';
import {
  GUEST_MESSAGES,
  MERCHANT_MESSAGES,
  PLATFORM_MESSAGES,
  STAFF_MESSAGES,
} from '../../orders/notices/contract/message-names.ts';
import { letterChapters } from './letters/letters.ts';
import { pageOfChapter } from './site-map.ts';
import { type Chapter, panel } from './markup.ts';
import { changelog } from './version-chapter.ts';
import { html } from '../../core/text/html.ts';
import { USUAL_RETENTION, type Retention } from '../../core/contract/retention.ts';
import { KEPT_RESPONSE_BYTES } from '../../developers/webhooks/contract/deliveries.ts';

/** Chapters of the reference that share a page. */
export interface ChapterPage {
  /** Its page is at /docs/reference/{name}. */
  readonly name: string;
  readonly title: string;
  /** A one-sentence summary. */
  readonly summary: string;
  /** @param retention the periods of this installation */
  readonly chaptersOf: (serverUrl: string, retention?: Retention) => readonly Chapter[];
}

/** The chapters to read before the first call, in reading order. */
export const CHAPTER_PAGES: readonly ChapterPage[] = [
  {
    name: 'requests',
    title: 'Making requests',
    summary:
      'The base URL, bodies and headers, 64-bit integers, amounts and currencies, safe retries, and lists.',
    chaptersOf: (serverUrl) => [
      start(serverUrl),
      requests(),
      wholeNumbers(),
      money(),
      idempotency(serverUrl),
      lists(serverUrl),
    ],
  },
  {
    name: 'credentials',
    title: 'Credentials and scopes',
    summary: 'Partner keys, session tokens, and what each of them may do.',
    chaptersOf: (serverUrl) => [credentials(serverUrl), scopes()],
  },
  {
    name: 'errors',
    title: 'Error codes',
    summary: 'What an error looks like, and every code.',
    chaptersOf: () => [errors()],
  },
  {
    name: 'event-types',
    title: 'Event types',
    summary: 'What events and webhooks tell you about.',
    chaptersOf: () => [eventTypes()],
  },
  {
    name: 'messages-to-guests',
    title: 'Messages to guests',
    summary: 'Every email to guests, as it looks, in eleven languages.',
    chaptersOf: () => letterChapters(GUEST_MESSAGES),
  },
  {
    name: 'messages-to-merchants',
    title: 'Messages to merchants',
    summary: 'Every email to merchants and their staff, as it looks, in eleven languages.',
    chaptersOf: () => letterChapters([...MERCHANT_MESSAGES, ...STAFF_MESSAGES]),
  },
  {
    name: 'messages-to-your-team',
    title: 'Messages to your team',
    summary: 'Every email of Trellis to your team and to the operator, as it looks, in eleven languages.',
    chaptersOf: () => letterChapters(PLATFORM_MESSAGES),
  },
  {
    name: 'versions',
    title: 'API changelog',
    summary:
      'What each dated version changed, what came to all of them, what ends when, and their OpenAPI ' +
      'documents.',
    chaptersOf: changelog,
  },
  {
    name: 'stored-data',
    title: 'What is stored',
    summary: 'What is stored and for how long, and where plants are.',
    chaptersOf: (_serverUrl, retention) => [storedData(retention), foreignStore()],
  },
];

/** Returns the path of such a page. */
export function addressOfChapterPage({ name }: Pick<ChapterPage, 'name'>): string {
  return pageOfChapter(name);
}

/** The chapter for operators who run Trellis in front of their own plant API. */
function foreignStore(): Chapter {
  return {
    id: 'plant-api',
    title: 'Running your own plant API',
    body: html`<p>
        Trellis forwards each <code>POST /plants</code> to a plant API, the built-in one or yours. It sends
        the body's exact bytes, the merchant's id as <code>Trellis-Merchant</code> and an
        <code>Idempotency-Key</code>.
      </p>
      <p>
        Your plant API must honor that key: when the same key arrives again with the same body, return the
        first response and don't create a second plant. Trellis never repeats a request on its own, but a
        client that saw a 502, 503 or 504 retries with the same key, and only your plant API knows whether the
        first attempt went through. Keep keys for at least 24 hours.
      </p>
      <p>
        The forwarded key is derived from the client's key and from the partner, environment and merchant. It
        stays the same across retries and differs between merchants. A request without an
        <code>Idempotency-Key</code> is forwarded without one.
      </p>`,
    sample: panel(
      'Forwarded request',
      'A request to your plant API',
      'POST /plants HTTP/1.1\nAuthorization: Bearer $PLANT_API_TOKEN\nTrellis-Merchant: ' +
        'mer_01M7YV5Z00WRP41QW45SDWWY4H\nContent-Type: application/json\nIdempotency-Key: ' +
        '0Yk3…\n\n{"id":9223372036854775807,"name":"Fern"}',
    ),
  };
}

/**
 * The chapter on stored data: which parts of requests and events are readable in the database, and for how
 * long.
 */
function storedData(kept: Retention = USUAL_RETENTION): Chapter {
  return {
    id: 'stored-data',
    title: 'What we store',
    body: html`<p>
        Keys, one-time links and session cookies are stored only as hashes. Session tokens aren't stored at
        all. Webhook secrets are encrypted. Everything else you send is stored unencrypted:
      </p>
      <dl class="pairs">
        <div>
          <dt>Records</dt>
          <dd>
            Partners, keys, merchants, endpoints, plants and requests for limits, until they're deleted.
          </dd>
        </div>
        <div>
          <dt>Your team</dt>
          <dd>
            Email addresses, names and roles of members and of merchants’ staff, until they’re removed; the
            email address of each person who has signed in; public keys and names of passkeys, until they're
            removed; the browser and network of a session, for up to 30 days; the company and address of a
            request for a sandbox.
          </dd>
        </div>
        <div>
          <dt>Cards</dt>
          <dd>
            The brand and last four digits, with each payment. Card numbers go from the browser to the payment
            processor, and tokens of cards aren't stored.
          </dd>
        </div>
        <div>
          <dt>Idempotent responses</dt>
          <dd>
            24 hours: the status and body of each response to a request with an
            <code>Idempotency-Key</code>. Your key and your request body are stored only as hashes. A response
            that contains a secret is encrypted with the credential that requested it.
          </dd>
        </div>
        <div>
          <dt>Events</dt>
          <dd>${kept.events} days, with the record as it was when the event happened.</dd>
        </div>
        <div>
          <dt>Deliveries</dt>
          <dd>
            ${kept.events} days: each attempt with its status, its duration and the first
            ${KEPT_RESPONSE_BYTES} bytes of your endpoint's response. Don't put secrets in that response.
          </dd>
        </div>
        <div>
          <dt>Guests</dt>
          <dd>
            The customer of an order until ${kept.customers} days after it was closed, what was entered at a
            pay link until ${kept.payLinkContacts} days after it was paid, the evidence of a dispute until
            ${kept.evidence} days after it was closed, and carts until
            ${kept.carts === 1 ? 'a day' : `${kept.carts} days`} after their last change.
          </dd>
        </div>
        <div>
          <dt>Merchants' documents</dt>
          <dd>
            ${kept.documents} days after the review was decided or the last was sent, encrypted. Only those
            who review merchants can open one.
          </dd>
        </div>
        <div>
          <dt>Audit log</dt>
          <dd>${kept.auditLog} days.</dd>
        </div>
        <div>
          <dt>Request logs</dt>
          <dd>
            The operation, status, duration and ids of each request. Never its path, query, headers or body.
          </dd>
        </div>
      </dl>`,
  };
}
