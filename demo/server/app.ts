import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import type { DemoConfig } from './config.ts';
import { galleryRoutes } from './gallery.ts';
import { hostedPage } from './hosted-page.ts';
import { ownHostOnly, ownPagesOnly } from './own-pages.ts';
import {
  endpointsPage,
  galleryPage,
  kitGalleryPage,
  plantsPage,
  webhooksGalleryPage,
  webhooksPage,
} from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { signedInMerchant, switchMerchant } from './signed-in-merchant.ts';
import { trellisSession } from './trellis-session.ts';
import { trellisWebhooks } from './trellis-webhooks.ts';
import { WebhookReceiver } from './webhook-receiver.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { webhooksGallery } from './webhooks-gallery.ts';

const pagesDir = fileURLToPath(new URL('../pages/', import.meta.url));

/** Greenhouse POS: an app as a partner of Trellis would write it. Uses only HTTP and the built package. */
export function createDemoApp(config: DemoConfig, receiver = new WebhookReceiver()): Express {
  const app = express();
  const ownPages = ownPagesOnly(config.origins);
  const merchantOf = (request: Request) => signedInMerchant(request, config.merchants).id;
  app.disable('x-powered-by');

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.use(securityHeaders(config.apiUrl), ownHostOnly(config.origins));

  app.post('/trellis-session', ownPages, trellisSession(config, merchantOf));

  app.use('/trellis-webhooks', ownPages, trellisWebhooks(config));

  app.get('/', plantsPage(config));
  app.post('/merchant', ownPages, express.urlencoded({ extended: false }), switchMerchant(config.merchants));
  app.get('/hosted-page', hostedPage(config, merchantOf));
  app.get('/webhooks', webhooksPage(config, receiver));
  app.use('/webhooks', webhookRoutes(receiver, ownPages));
  app.get('/endpoints', endpointsPage(config));
  app.get('/gallery', galleryPage(config));
  app.get('/gallery/kit', kitGalleryPage(config));
  app.get('/gallery/webhooks', webhooksGalleryPage(config));
  app.use('/gallery/webhooks', postsFrom(ownPages), webhooksGallery());
  app.use('/gallery', postsFrom(ownPages), galleryRoutes(config, merchantOf));

  app.use('/assets', assets);
  app.use('/kit-gallery', express.static(join(config.elementsDir, '../gallery'), { index: false }));
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
