import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { sessionHandler } from 'trellis/server/node';

const { TRELLIS_KEY: key, TRELLIS_URL: baseUrl, TRELLIS_MERCHANT: merchant, PORT } = process.env;
const scopes = ['plants:write', 'reports:read', 'merchants:read', 'onboarding:read', 'onboarding:write'];
const elements = join(dirname(fileURLToPath(import.meta.resolve('trellis/package.json'))), 'dist/cdn');
const page = readFileSync('index.html', 'utf8').replace('%TRELLIS_URL%', baseUrl);

const app = express();
// Your app knows who is signed in: merchantOf returns that person's merchant.
app.post('/trellis-session', sessionHandler({ key, baseUrl, merchantOf: () => merchant, scopes }));
app.use('/trellis', express.static(elements));
app.get('/', (request, response) => response.type('html').send(page));
app.listen(Number(PORT), 'localhost');
