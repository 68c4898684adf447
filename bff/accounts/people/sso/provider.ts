import type { Configuration } from 'openid-client';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { publicFetch } from '../../../core/ports/public-fetch.ts';
import { isLoopbackAddress, targetOf, TargetRefused, type TargetRules } from '../../../core/ports/target.ts';

/** How this service is known at a provider. */
export interface ProviderClient {
  /** The partner whose provider it is. */
  readonly partnerId: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The values that the provider's redirect is checked against. */
export interface AuthorizationChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The age of the sign-in at the provider that is still accepted, in seconds. */
  readonly maxAge?: number | undefined;
}

/** A provider's claims about a person. */
export interface ProvenClaims {
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  /** When the person signed in there, in milliseconds since the epoch; `undefined` if it isn't said. */
  readonly signedInAt: number | undefined;
}

interface ProvidersOptions {
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Whether this is a machine for development, where providers may be on its loopback. */
  readonly isDevelopment: boolean;
}

/** How long what a provider publishes about itself is kept. */
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 200;
/** The limit of one request to a provider, in seconds; connecting and reading have limits of their own. */
const TIMEOUT_SECONDS = 5;

/**
 * Identity providers of partners, by OpenID Connect: the authorization code flow with PKCE. Their addresses
 * are the partners' choice, so each request goes to the public internet alone.
 */
export class IdentityProviders {
  readonly isDevelopment: boolean;
  readonly #publicUrl: string;
  readonly #clock: Clock;
  readonly #rules: TargetRules;
  readonly #kept = new Map<string, { readonly until: number; readonly found: Promise<Configuration> }>();

  constructor({ clock, publicUrl, isDevelopment }: ProvidersOptions) {
    this.#clock = clock;
    this.#publicUrl = publicUrl;
    this.isDevelopment = isDevelopment;
    this.#rules = {
      environment: isDevelopment ? 'sandbox' : 'production',
      isLoopbackAllowed: isDevelopment,
    };
  }

  /**
   * Returns where a partner's provider sends browsers back to. Each partner has its own address, so that
   * one's provider never gets a code of another's (RFC 9700, section 4.4.2.2).
   */
  redirectUriOf({ partnerId }: Pick<ProviderClient, 'partnerId'>): string {
    return `${this.#publicUrl}/sign-in/sso/callback/${partnerId}`;
  }

  /** @throws {ApiError} field_invalid: no address of a provider on the public internet */
  checkIssuer(issuer: string): void {
    try {
      if (targetOf(issuer, this.#rules).url.search !== '') throw new TargetRefused('must have no query');
    } catch (error) {
      if (!(error instanceof TargetRefused)) throw error;
      throw new ApiError('field_invalid', { message: `issuer ${error.message}.`, param: 'issuer' });
    }
  }

  /**
   * Returns the address at the provider to send a browser to, and what its way back is checked against.
   * @param maxAge the greatest age of the sign-in there, in seconds: 0 asks the person again
   * @throws {ApiError} unavailable
   */
  async authorize(
    client: ProviderClient,
    { email, maxAge }: { readonly email: string; readonly maxAge?: number | undefined },
  ): Promise<{ readonly url: string; readonly checks: AuthorizationChecks }> {
    const oidc = await import('openid-client');
    const config = await this.#configuration(client);
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      ...(maxAge !== undefined && { maxAge }),
    };
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: this.redirectUriOf(client),
      scope: 'openid email',
      login_hint: email,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      ...(maxAge !== undefined && { max_age: String(maxAge), prompt: 'login' }),
    });
    if (!/^https?:$/.test(url.protocol)) throw unreachable();
    return { url: url.href, checks };
  }

  /**
   * Redeems the code that a browser came back with. The library checks state, nonce, issuer, audience, times
   * and the signature of the ID token.
   * @param search the query of the address it came back to
   * @throws {ApiError} unavailable; credential_invalid: the same for every reason
   */
  async redeem(client: ProviderClient, search: string, checks: AuthorizationChecks): Promise<ProvenClaims> {
    const oidc = await import('openid-client');
    const config = await this.#configuration(client);
    const { state, nonce, verifier, maxAge } = checks;
    const here = new URL(this.redirectUriOf(client));
    here.search = search;
    try {
      const tokens = await oidc.authorizationCodeGrant(config, here, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
        ...(maxAge !== undefined && { maxAge }),
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      const { sub: subject, auth_time: time } = claims;
      const hasEmail = claims['email'] !== undefined;
      const about =
        hasEmail || config.serverMetadata().userinfo_endpoint === undefined
          ? claims
          : await oidc.fetchUserInfo(config, tokens.access_token, subject);
      const { email, email_verified: isVerified } = about;
      return {
        subject,
        email: typeof email === 'string' ? email : undefined,
        isEmailVerified: isVerified === true,
        signedInAt: time === undefined ? undefined : time * 1000,
      };
    } catch (error) {
      throw new ApiError('credential_invalid', {
        message: 'Your identity provider didn’t confirm the sign-in. Try again.',
        cause: error,
      });
    }
  }

  /** Returns what a provider publishes about itself. @throws {ApiError} unavailable */
  async #configuration(client: ProviderClient): Promise<Configuration> {
    const key = JSON.stringify([client.issuer, client.clientId, client.clientSecret]);
    const now = this.#clock.now();
    const kept = this.#kept.get(key);
    const found = kept && kept.until > now ? kept.found : this.#discover(client);
    if (found !== kept?.found) {
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      this.#kept.set(key, { until: now + KEPT_MS, found });
    }
    try {
      return await found;
    } catch (error) {
      this.#kept.delete(key);
      throw unreachable(error);
    }
  }

  async #discover({ issuer, clientId, clientSecret }: ProviderClient): Promise<Configuration> {
    const oidc = await import('openid-client');
    const url = new URL(issuer);
    const isLocal = isLoopbackAddress(url.hostname) || url.hostname === 'localhost';
    const found = await oidc.discovery(url, clientId, undefined, oidc.None(), {
      [oidc.customFetch]: publicFetch({ rules: this.#rules }),
      timeout: TIMEOUT_SECONDS,
      // HTTP only on this machine: `checkIssuer` and each request refuse it elsewhere.
      ...(this.isDevelopment && isLocal && { execute: [oidc.allowInsecureRequests] }),
    });
    const server = found.serverMetadata();
    // RFC 6749, 2.3.1: every server takes the secret in the header.
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authentication = methods.includes('client_secret_basic')
      ? oidc.ClientSecretBasic(clientSecret)
      : oidc.ClientSecretPost(clientSecret);
    const config = new oidc.Configuration(server, clientId, undefined, authentication);
    config[oidc.customFetch] = publicFetch({ rules: this.#rules });
    config.timeout = TIMEOUT_SECONDS;
    if (this.isDevelopment && isLocal) oidc.allowInsecureRequests(config);
    // The signature too, though the token comes straight from the provider.
    oidc.enableNonRepudiationChecks(config);
    return config;
  }
}

const unreachable = (cause?: unknown): ApiError =>
  new ApiError('unavailable', {
    message: 'Your identity provider doesn’t answer right now. Try again in a few minutes.',
    cause,
  });
