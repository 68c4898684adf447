import { readFileSync } from 'node:fs';
import type { Request, RequestHandler } from 'express';
import type { DemoConfig, Merchant } from './config.ts';
import { signedInMerchant } from './signed-in-merchant.ts';
import { Html, escapeHtml, fill, region } from './template.ts';
import { receiverUrl } from './webhook-endpoint.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

/** The pages: a shell, the content of each, and their own code as it is displayed. */

const STATUS_WORDS: Readonly<Record<string, string>> = {
  active: 'Active',
  needs_data: 'Needs data',
  restricted: 'Restricted',
};

/** GET / */
export function plantsPage(config: DemoConfig): RequestHandler {
  const page = readPage('plants.html');
  const styles = region(readPage('themes.css'), 'theme');
  const server = region(readFileSync(new URL('trellis-session.ts', import.meta.url), 'utf8'), 'server');
  const markup = region(page.replaceAll('{{api}}', config.apiUrl), 'page');
  const code = { code_page: shown(markup), code_styles: shown(styles), code_server: shown(server) };
  return show(config, { title: 'Plants', path: '/', page, values: code });
}

/** GET /gallery */
export function galleryPage(config: DemoConfig): RequestHandler {
  return show(config, { title: 'Gallery', path: '/gallery', page: readPage('gallery.html'), values: {} });
}

/** GET /gallery/webhooks */
export function webhooksGalleryPage(config: DemoConfig): RequestHandler {
  const page = readPage('gallery-webhooks.html');
  return show(config, { title: 'Gallery: webhooks', path: '/gallery/webhooks', page, values: {} });
}

/** GET /gallery/kit */
export function kitGalleryPage(config: DemoConfig): RequestHandler {
  const page = readPage('gallery-kit.html');
  return show(config, { title: 'Gallery: element kit', path: '/gallery/kit', page, values: {} });
}

/** GET /endpoints */
export function endpointsPage(config: DemoConfig): RequestHandler {
  const page = readPage('endpoints.html');
  const source = readFileSync(new URL('trellis-webhooks.ts', import.meta.url), 'utf8');
  const code = { code_page: shown(region(page, 'page')), code_server: shown(region(source, 'proxy')) };
  return show(config, { title: 'Webhook endpoints', path: '/endpoints', page, values: code });
}

/** GET /webhooks: what has arrived at this server. Its switch and its form work without a script. */
export function webhooksPage(config: DemoConfig, receiver: WebhookReceiver): RequestHandler {
  const source = readFileSync(new URL('webhook-receiver.ts', import.meta.url), 'utf8');
  const code = shown(region(source, 'receiver'));
  const page = readPage('webhooks.html');
  return (request, response, next) => {
    const values = {
      receiver_url: receiverUrl(config),
      break_value: String(!receiver.isBroken),
      break_text: receiver.isBroken ? 'Repair the receiver' : 'Break the receiver',
      secret_note:
        request.query['secret'] === 'wrong' ? 'Enter an endpoint’s secret. It starts with whsec_.' : '',
      code_receiver: code,
    };
    return show(config, { title: 'Webhooks', path: '/webhooks', page, values })(request, response, next);
  };
}

interface Page {
  readonly title: string;
  readonly path: string;
  readonly page: string;
  readonly values: Readonly<Record<string, string | Html>>;
}

function show(config: DemoConfig, { title, path, page, values }: Page): RequestHandler {
  const shell = readPage('shell.html');
  return (request, response) => {
    const common = { ...values, ...commonValues(config, request), title, path };
    const here = {
      plants_here: hereIf(path === '/'),
      webhooks_here: hereIf(path === '/webhooks'),
      endpoints_here: hereIf(path === '/endpoints'),
      gallery_here: hereIf(path === '/gallery'),
      gallery_webhooks_here: hereIf(path === '/gallery/webhooks'),
      gallery_kit_here: hereIf(path === '/gallery/kit'),
    };
    const main = fill(page, common);
    response.type('html').set('Cache-Control', 'no-cache');
    response.send(fill(shell, { ...common, ...here, main }).markup);
  };
}

function commonValues(config: DemoConfig, request: Request): Record<string, string | Html> {
  const merchant = signedInMerchant(request, config.merchants);
  return {
    api: config.apiUrl,
    merchant_name: merchant.displayName,
    merchant_choices: choices(config.merchants, merchant),
  };
}

function choices(merchants: readonly Merchant[], current: Merchant): Html {
  const choice = `<button name="merchant" value="{{id}}"{{current}}>
      <bdi>{{name}}</bdi> <span class="muted">{{status}}</span>
    </button>`;
  const buttons = merchants.map(
    ({ id, displayName, status }) =>
      fill(choice, {
        id,
        name: displayName,
        status: STATUS_WORDS[status] ?? status,
        current: new Html(id === current.id ? ' aria-current="true"' : ''),
      }).markup,
  );
  return new Html(buttons.join('\n'));
}

/** Code for display, with highlighted comments. */
function shown(code: string): Html {
  const comment = /\/\*\*?[^]*?\*\//g;
  return new Html(escapeHtml(code).replaceAll(comment, '<span class="muted">$&</span>'));
}

function hereIf(isHere: boolean): Html {
  return new Html(isHere ? ' aria-current="page"' : '');
}

function readPage(name: string): string {
  return readFileSync(new URL(`../pages/${name}`, import.meta.url), 'utf8');
}
