import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import express from 'express';
import { html } from 'lit';
import 'trellis';
import 'trellis/onboarding';
import 'trellis/reporting';
import { sessionHandler } from 'trellis/server/node';

const { TRELLIS_KEY: key, TRELLIS_URL: baseUrl, TRELLIS_MERCHANT: merchant, PORT } = process.env;
const scopes = ['plants:write', 'reports:read', 'merchants:read', 'onboarding:read', 'onboarding:write'];
const page = () => html`
  <h1>Rendered on the server</h1>
  <trellis-session endpoint="/trellis-session" api=${baseUrl}>
    <trellis-create-plant></trellis-create-plant>
    <p>Last added: <output>nothing yet</output></p>
    <trellis-reporting></trellis-reporting>
    <trellis-onboarding></trellis-onboarding>
  </trellis-session>
`;

const app = express();
// Your app knows who is signed in: merchantOf returns that person's merchant.
app.post('/trellis-session', sessionHandler({ key, baseUrl, merchantOf: () => merchant, scopes }));
app.use(express.static('dist'));
app.get('/', async (request, response) => {
  response.type('html').send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Server</title>
<script type="module" src="/client.js"></script>${await collectResult(render(page()))}</html>`);
});
app.listen(Number(PORT), 'localhost');
