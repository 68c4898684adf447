import { EXAMPLE_KEY } from '../../core/contract/example-values.ts';
import { EVENT_TYPES } from '../../developers/document/event-types.ts';
import { isScopeUsed, RESERVED_SCOPES } from '../../developers/document/operations.ts';
import { KEY_ONLY_SCOPES, SESSION_SCOPES } from '../../core/contract/scopes.ts';
import { SESSION_SECONDS } from '../../accounts/identity/contract/sessions/sessions.ts';
import { addressOfOperation, pageOfChapter } from './site-map.ts';
import { type Chapter, panel } from './markup.ts';
import { html, type Html } from '../../core/text/html.ts';

export function credentials(serverUrl: string): Chapter {
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

export function scopes(): Chapter {
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

export function eventTypes(): Chapter {
  return {
    id: 'event-types',
    title: 'Event types',
    body: html`<p>
        An event says what happened to a record.
        <a href="${addressOfOperation('listEvents')}">List events</a>, or have them sent to your
        <a href="${addressOfOperation('createWebhookEndpoint')}">webhook endpoint</a>. The types are:
      </p>
      ${chips(EVENT_TYPES, eventAnchor)}`,
  };
}

/** Returns the address where an event type is listed. */
export function addressOfEvent(type: string): string {
  return `${pageOfChapter('event-types')}#${eventAnchor(type)}`;
}

function eventAnchor(type: string): string {
  return `event-${type}`;
}

function chips(names: readonly string[], anchorOf?: (name: string) => string): Html {
  return html`<ul class="chips">
    ${names.map((name) => html`<li ${anchorOf && html`id="${anchorOf(name)}"`}><code>${name}</code></li>`)}
  </ul>`;
}
