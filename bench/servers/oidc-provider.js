/** oidc-provider's client_credentials: JWT access tokens signed with ES256, 900 s, one client. */
import { Provider } from 'oidc-provider';

const { SIGNING_JWK, PORT, CLIENT_ID, CLIENT_SECRET } = process.env;
const audience = 'trellis';
const provider = new Provider(`http://127.0.0.1:${PORT}`, {
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      grant_types: ['client_credentials'],
      redirect_uris: [],
      response_types: [],
      id_token_signed_response_alg: 'ES256',
    },
  ],
  jwks: { keys: [{ ...JSON.parse(SIGNING_JWK), use: 'sig', alg: 'ES256' }] },
  cookies: { keys: ['bench'] },
  features: {
    devInteractions: { enabled: false },
    clientCredentials: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => 'urn:trellis',
      getResourceServerInfo: () => ({
        scope: 'plants:write merchants:read',
        audience,
        accessTokenTTL: 900,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
  },
});
provider.listen(Number(PORT), '127.0.0.1');
