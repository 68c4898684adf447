import { fileURLToPath } from 'node:url';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import { createClient } from 'trellis/server';
import { BACK_OFFICE, ENDPOINTS } from './back-office.ts';
import type { DemoConfig } from './config.ts';
import { GALLERY_PATHS, galleryPage } from './gallery-pages.ts';
import { galleryRoutes } from './gallery.ts';
import { hostedPage } from './hosted-page.ts';
import { ordersPage } from './orders-page.ts';
import { ownHostOnly, ownPagesOnly } from './own-pages.ts';
import { Pages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { SignIn } from './sign-in.ts';
import { trellisSession } from './trellis-session.ts';
import { trellisWebhooks } from './trellis-webhooks.ts';
import { WebhookReceiver } from './webhook-receiver.ts';
import { webhookRoutes } from './webhook-routes.ts';

const pagesDir = fileURLToPath(new URL('../pages/', import.meta.url));

/** Parts and samples of the gallery, which are built beside the package and in none of its files. */
const GALLERY = fileURLToPath(new URL('../../dist/gallery/', import.meta.url));

/** A page for engineers: the endpoints, through a proxy that has the key. */
const ENDPOINTS_PAGE = {
  ...ENDPOINTS,
  file: 'endpoints.html',
  figures: [
    { where: 'On the page', file: 'pages/endpoints.html', name: 'page' },
    { where: 'On your server', file: 'server/trellis-webhooks.ts', name: 'proxy' },
  ],
};

/** All pages that need someone to be signed in. */
const PATHS = [
  ...BACK_OFFICE.map(({ path }) => path),
  ENDPOINTS.path,
  ...GALLERY_PATHS,
  '/webhooks',
  '/hosted-page',
];

/** Greenhouse POS: an app as a partner of Trellis would write it. Uses only HTTP and the built package. */
export function createDemoApp(config: DemoConfig, receiver = new WebhookReceiver()): Express {
  const app = express();
  const ownPages = ownPagesOnly(config.origins);
  const signIn = new SignIn(config.merchants, PATHS);
  const merchantOf = (request: Request) => signIn.signedIn(request).id;
  const pages = new Pages(config, signIn);
  // A person waits for these pages: one further attempt, then they are told.
  const trellis = createClient({ key: config.key, baseUrl: config.apiUrl, maxRetries: 1, timeoutMs: 10_000 });
  const form = express.urlencoded({ extended: false });
  app.disable('x-powered-by');

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.use(securityHeaders(config.apiUrl), ownHostOnly(config.origins));

  app.get('/sign-in', pages.signIn());
  app.post('/sign-in', ownPages, form, signIn.signIn);
  app.post('/sign-out', ownPages, signIn.signOut);
  app.get(PATHS, signIn.required);

  app.post('/trellis-session', trellisSession(config, signIn));

  app.use('/trellis-webhooks', ownPages, signIn.required, trellisWebhooks(config));

  app.get('/orders', ordersPage(trellis, pages, merchantOf));
  for (const { path, name } of BACK_OFFICE)
    if (name !== 'orders' && pages.has(name)) app.get(path, pages.backOffice(name));
  app.get('/hosted-page', hostedPage(trellis, merchantOf));
  app.get('/webhooks', pages.webhooks(receiver));
  app.use('/webhooks', webhookRoutes(receiver, ownPages));
  app.get(ENDPOINTS.path, pages.plain(ENDPOINTS_PAGE));
  app.get(GALLERY_PATHS, galleryPage(pages));
  app.use('/gallery', postsFrom(ownPages));
  app.use(galleryRoutes(config, signIn));

  app.use('/assets', assets);
  app.use('/kit-gallery', express.static(GALLERY, { index: false }));
  app.use('/trellis', express.static(config.elementsDir, { index: false }));
  app.use(notFound, fault);
  return app;
}

function postsFrom(ownPages: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.method === 'POST' ? ownPages(request, response, next) : next();
}

const files = express.static(pagesDir, { index: false });

/** Styles, scripts and pictures as they are. The pages beside them are templates: served filled, not raw. */
const assets: RequestHandler = (request, response, next) =>
  /^\/[a-z-]+\.(css|js|svg)$/.test(request.path) ? files(request, response, next) : next();

const notFound: RequestHandler = (_request, response) => {
  response.status(404).json({ error: 40401, message: 'This page doesn’t exist.' });
};

/** The last resort. The error stays on the server. */
const fault: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = Number(Object(error).status);
  if (status >= 400 && status < 500) {
    response
      .status(status)
      .json({ error: status * 100 + 7, message: 'The request can’t be parsed. Check it, then try again.' });
  } else {
    response
      .status(500)
      .json({ error: 50001, message: 'Something went wrong on our side. Try again in a moment.' });
  }
};
