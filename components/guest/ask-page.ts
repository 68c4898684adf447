import type { Ground } from './ground.ts';
import { own } from './emit.ts';

/** A request to the site: for a page, or with a form. */
export interface Asked {
  readonly url: URL;
  /** The fields of a form; `undefined` if a page is only read. */
  readonly form?: URLSearchParams | undefined;
  /** The version of the page shown now. */
  readonly etag?: string | undefined;
}

/** A parsed page of the site. */
export interface Page {
  readonly kind: 'page';
  readonly url: URL;
  readonly title: string;
  readonly main: Element;
  /** Addresses of its style sheets. */
  readonly styles: readonly string[];
  readonly etag: string | undefined;
  readonly isFault: boolean;
}

/** A redirect of the site to another page. */
export interface Lead {
  readonly kind: 'lead';
  readonly url: URL;
  /** Whether it can't be shown in place. */
  readonly isWhole: boolean;
  /** The path to continue at after a page elsewhere. */
  readonly back: string | undefined;
}

export type Answer = Page | Lead | { readonly kind: 'unchanged' };

/** The element that makes a request. */
export interface Asker {
  readonly tagName: string;
  readonly ground: Pick<Ground, 'headers' | 'isEmbedded' | 'answered'>;
  /** The preferences for its pages. */
  readonly wishes: Readonly<Record<string, string>>;
}

/** A response that isn't a page, such as a proxy's error or a site that is down. */
export class NoPage extends Error {
  readonly status: number;
  constructor(status: number) {
    super();
    this.status = status;
  }
}

/** @throws {TypeError} if there was no response; {NoPage}; an AbortError */
export async function askPage(
  asked: Asked,
  { tagName, ground, wishes }: Asker,
  signal: AbortSignal,
): Promise<Answer> {
  const { url, form, etag } = asked;
  const response = await fetch(
    url,
    own<RequestInit>({
      method: form ? 'POST' : 'GET',
      body: form ?? null,
      credentials: ground.isEmbedded ? 'omit' : 'same-origin',
      headers: {
        Accept: 'text/html',
        'Trellis-Fragment': tagName,
        ...wishes,
        ...ground.headers,
        ...(etag && { 'If-None-Match': etag }),
      },
      signal,
    }),
  );
  const { headers, status } = response;
  ground.answered(headers);
  const to = headers.get('Trellis-Location');
  if (to !== null) {
    return {
      kind: 'lead',
      url: new URL(to, url),
      isWhole: headers.has('Trellis-Whole'),
      back: headers.get('Trellis-Return') ?? undefined,
    };
  }
  if (status === 304) return { kind: 'unchanged' };
  const read = parsed(await response.text());
  const main = read.querySelector('main');
  if (!main) throw new NoPage(status);
  return {
    kind: 'page',
    url,
    title: read.title,
    main,
    styles: [...read.querySelectorAll('link[rel=stylesheet]')].map(
      (link) => new URL(link.getAttribute('href') ?? '', url).href,
    ),
    etag: headers.get('ETag') ?? undefined,
    isFault: status >= 400,
  };
}

type Policy = { createHTML: (text: string) => string };
let policy: Policy | undefined;

/**
 * Parses a page. Scripts in it never run. If the embedding page requires Trusted Types, its policy must allow
 * `trellis-guest`.
 */
export function parsed(text: string): Document {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  };
  policy ??= trustedTypes?.createPolicy('trellis-guest', own({ createHTML: (html: string) => html }));
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');
}
