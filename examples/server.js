import express from 'express';
import { sessionHandler } from 'trellis/server/node';

const { TRELLIS_KEY: key, TRELLIS_URL: baseUrl, TRELLIS_MERCHANT: merchant, PORT } = process.env;
const scopes = ['plants:write', 'reports:read', 'merchants:read', 'onboarding:read', 'onboarding:write'];
const app = express();
// Your app knows who is signed in: merchantOf returns that person's merchant.
app.post('/trellis-session', sessionHandler({ key, baseUrl, merchantOf: () => merchant, scopes }));
app.use(express.static('dist'));
app.listen(Number(PORT), 'localhost');
