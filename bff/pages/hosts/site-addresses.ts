import type { EnvironmentName } from '../../core/contract/fields.ts';

export interface SiteAddressOptions {
  /** Its scheme is that of sites too. */
  readonly publicUrl: string;
  /** Below it each partner has a host for each environment; with its port, where it has one. */
  readonly hostedDomain: string;
}

/** Where a partner's sites are before it has a domain: `http://greenhouse-pos.sandbox.localhost:8080`. */
export class SiteAddresses {
  readonly scheme: string;
  /** Our own, which has the partner console. */
  readonly consoleOrigin: string;
  /** The domain itself, without a port. */
  readonly domainName: string;
  readonly #domain: string;
  readonly #suffix: string;

  constructor({ publicUrl, hostedDomain }: SiteAddressOptions) {
    this.scheme = new URL(publicUrl).protocol;
    this.consoleOrigin = new URL(publicUrl).origin;
    this.#domain = hostedDomain;
    this.domainName = hostedDomain.replace(/:\d+$/, '');
    this.#suffix = `.${this.domainName}`;
  }

  originOf(partnerSlug: string, environment: EnvironmentName): string {
    return `${this.scheme}//${partnerSlug}.${environment}.${this.#domain}`;
  }

  /** Where a domain of a partner's own is. Without TLS nothing is in front of us, so it has the port that our own sites have. */
  originAt(host: string): string {
    const port = this.scheme === 'http:' ? (/:\d+$/.exec(this.#domain)?.[0] ?? '') : '';
    return `${this.scheme}//${host}${port}`;
  }

  /** What a host's name says; undefined: it is none of these. */
  read(name: string): { readonly slug: string; readonly environment: EnvironmentName } | undefined {
    if (!name.endsWith(this.#suffix)) return undefined;
    const [, slug, environment] = PARTNER.exec(name.slice(0, -this.#suffix.length)) ?? [];
    return slug === undefined ? undefined : { slug, environment: environment as EnvironmentName };
  }
}

const PARTNER = /^([a-z0-9-]{1,63})\.(sandbox|production)$/;
