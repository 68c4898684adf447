import { once } from 'node:events';
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';
import { freePort } from '../../../testing/service/free-port.ts';

/** A person at the provider. */
export interface Account {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean;
}

export const CLIENT = { client_id: 'trellis', client_secret: 'a secret of at least thirty-two bytes' };

/** An identity provider on this machine, where the account that a test sets signs in by itself. */
export class TestProvider {
  readonly issuer: string;
  /** The person who signs in next. */
  account: Account = { sub: 'nobody', email: 'nobody@greenhouse.example' };
  /** Whether it still answers. */
  isDown = false;
  /** The redirect URIs of its client. */
  readonly redirectUris = new Set<string>();
  /** The paths that were asked for, without those of browsers. */
  readonly asked: string[] = [];
  readonly #server: Server;

  private constructor(issuer: string, server: Server) {
    this.issuer = issuer;
    this.#server = server;
  }

  /** @param hasOtherKeys whether it publishes other keys than those that it signs with */
  static async start({
    hasOtherKeys = false,
  }: { readonly hasOtherKeys?: boolean } = {}): Promise<TestProvider> {
    const port = await freePort();
    const server = createServer();
    const own = new TestProvider(`http://127.0.0.1:${port}`, server);
    const provider = new Provider(own.issuer, own.#configuration());
    provider.Client.prototype.redirectUriAllowed = (uri) => own.redirectUris.has(uri);
    const serve = provider.callback();
    server.on('request', (req, res) => {
      const path = req.url ?? '';
      own.asked.push(path.split('?')[0] ?? '');
      if (own.isDown) res.writeHead(503).end();
      else if (hasOtherKeys && path === '/jwks') {
        res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [otherKey()] }));
      } else if (path.startsWith('/interaction')) {
        const login = { accountId: own.account.sub };
        void provider.interactionFinished(req, res, { login }, { mergeWithLastSubmission: false });
      } else serve(req, res);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return own;
  }

  /** Opens an address at the provider as a browser does. @returns the path that it leads back to */
  async visit(url: string): Promise<string> {
    const cookies = new Map<string, string>();
    let at = url;
    for (let steps = 0; steps < 10; steps += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`${at} answered ${answer.status}: ${await answer.text()}`);
      const next = new URL(location, at);
      if (next.origin !== this.issuer) return next.pathname + next.search;
      at = next.href;
    }
    throw new Error('the provider leads nowhere');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #configuration(): object {
    return {
      // Those of a team are registered once it is there: `redirectUris`.
      clients: [{ ...CLIENT, redirect_uris: ['https://unused.example/'] }],
      pkce: { required: () => true },
      claims: { email: ['email', 'email_verified'] },
      conformIdTokenClaims: false,
      cookies: { keys: ['only for tests'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: () => '/interaction' },
      findAccount: (_context: unknown, sub: string) => ({
        accountId: sub,
        claims: () => ({ email_verified: true, ...this.account, sub }),
      }),
      loadExistingGrant: async ({
        oidc: { provider, client, session },
      }: {
        readonly oidc: {
          readonly provider: Provider;
          readonly client: { readonly clientId: string };
          readonly session: { readonly accountId: string };
        };
      }) => {
        const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
        grant.addOIDCScope('openid email');
        await grant.save();
        return grant;
      },
    };
  }
}

/** A key like the provider's own, by which nothing is signed. */
function otherKey(): object {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}
