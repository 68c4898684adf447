import { listDomains } from '../../accounts/domains/contract/domains.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { listSurfaces } from '../../accounts/surfaces/contract/surfaces.ts';
import { getTheme } from '../../developers/themes/contract/themes.ts';
import { getProductionReadiness } from '../../accounts/identity/contract/partners/partners.ts';
import type { Connection, ReadinessCheck } from '../../accounts/identity/contract/partners/readiness.ts';
import { chip } from './parts/pieces.ts';
import type { ConsoleContext } from './context.ts';
import type { PageVisit } from './partner-api.ts';

/** What going live looks at. Only contrast blocks it, which the operation itself refuses; the rest is only said. */
export interface GoLiveChecklist {
  readonly isBlocked: boolean;
  readonly content: Html;
}

export async function goLiveChecklist({ api }: ConsoleContext, visit: PageVisit): Promise<GoLiveChecklist> {
  const { contrast } = await api.call(getTheme, visit);
  const { data: surfaces } = await api.call(listSurfaces, visit);
  const { data: verified } = await api.call(listDomains, {
    ...visit,
    query: { status: 'verified', limit: 1 },
  });
  const blocking = contrast.filter(({ level }) => level === 'blocking');
  const poor = contrast.filter(({ level }) => level === 'warning');
  const lacksDomain = surfaces.some(({ model }) => model === 'hosted') && verified.length === 0;
  const theme =
    blocking.length > 0
      ? line(BLOCKS, 'Theme', html`${blocking.map(wordsOf).join(', ')}. ${TO_THEME}`)
      : line(
          poor.length > 0 ? WARNS : READY,
          'Theme',
          poor.length > 0
            ? html`${poor.length} texts are hard to read. ${TO_THEME}`
            : 'Every text can be read.',
        );
  const domain = line(lacksDomain ? WARNS : READY, 'Domain', lacksDomain ? NO_DOMAIN : HAS_DOMAIN);
  return {
    isBlocked: blocking.length > 0,
    content: html`<section class="card sec narrow" aria-labelledby="checklist">
        <h2 id="checklist">Checklist</h2>
        <dl class="facts wide">${theme}${domain}</dl>
      </section>
      ${await connectionsSection({ api }, visit)}`,
  };
}

/** What production is connected to, called now. */
export async function connectionsSection(
  { api }: Pick<ConsoleContext, 'api'>,
  visit: PageVisit,
): Promise<Html> {
  const { checks } = await api.call(getProductionReadiness, visit);
  return html`<section class="card sec narrow" aria-labelledby="connections">
    <h2 id="connections">What production can do</h2>
    <p>Each connection was called just now. They belong to whoever runs this service.</p>
    <dl class="facts wide">
      ${checks.map(({ name, state, message }) => line(STATES[state], CONNECTION_NAMES[name], message))}
    </dl>
  </section>`;
}

const CONNECTION_NAMES: Readonly<Record<Connection, string>> = {
  payment_processor: 'Payment processor',
  bank: 'Bank',
  plant_api: 'Plant API',
  mail: 'Emails',
  text_messages: 'Text messages',
};

const READY = chip('success', 'Ready');
const WARNS = chip('warn', 'Look at this');
const BLOCKS = chip('danger', 'Blocks going live');
const STATES: Readonly<Record<ReadinessCheck['state'], Html>> = {
  ready: READY,
  not_connected: chip('warn', 'Not connected'),
  failing: chip('danger', 'Doesn’t respond'),
};
const TO_THEME = html`<a href="/console/theme">Change the theme</a>`;
const HAS_DOMAIN = 'Your hosted pages have an address of yours, or you host none.';
const NO_DOMAIN = html`You have hosted surfaces and haven’t verified a domain. You can go live without one:
  your site then keeps its address with us. Production has domains of its own, which you add after going live.
  <a href="/console/domains">See domains</a>`;

function line(state: Html, name: string, said: Content): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${state}<br />${said}</dd>
  </div>`;
}

function wordsOf({ pair, scheme, ratio }: { pair: string; scheme: string; ratio: number }): string {
  return `${pair} in ${scheme}: ${ratio.toFixed(2)}, at least 3 is needed`;
}
