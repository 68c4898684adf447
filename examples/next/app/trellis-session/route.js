import { sessionHandler } from 'trellis/server';

const scopes = ['plants:write', 'reports:read', 'merchants:read', 'onboarding:read', 'onboarding:write'];

export function POST(request) {
  const { TRELLIS_KEY: key, TRELLIS_URL: baseUrl, TRELLIS_MERCHANT: merchant } = process.env;
  // Your app knows who is signed in: merchantOf returns that person's merchant.
  return sessionHandler({ key, baseUrl, merchantOf: () => merchant, scopes })(request);
}
