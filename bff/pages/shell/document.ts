import type { Response, Request } from 'express';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { LANGUAGE_OF_PAGE } from '../../core/text/message.ts';
import { ENGLISH, type Language } from '../../core/text/language.ts';
import { setPageHeaders, type PagePolicy } from '../../core/http/page-headers.ts';
import { styleTag, type InlineSheet } from '../../core/http/assets.ts';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** A module of a page. */
export interface PageModule {
  readonly src: string;
  readonly integrity?: string;
}

interface DocumentParts {
  /** The title of the tab; the heading is part of the body. */
  readonly title: Content;
  /** Address of the icon, an SVG. */
  readonly icon: string;
  /** Addresses of style sheets, in their order. */
  readonly styles: readonly string[];
  /** The inline style sheets: the policy must name their sources. */
  readonly sheets?: readonly InlineSheet[];
  readonly modules?: readonly PageModule[];
  /** Additional content of the head, such as a description. */
  readonly head?: Content;
  readonly body: Content;
}

/** Keeps a page for signed-in people out of search engines. */
export const NO_INDEX = html`<meta name="robots" content="noindex" />`;

/** The frame of every page that the service renders. */
export function documentOf({
  title,
  icon,
  styles,
  sheets = [],
  modules = [],
  head,
  body,
}: DocumentParts): Html {
  return html`<!doctype html>
    <html ${LANGUAGE_OF_PAGE}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" type="image/svg+xml" href="${icon}" />
        ${styles.map((style) => html`<link rel="stylesheet" href="${style}" />`)} ${sheets.map(styleTag)}
        ${modules.map(moduleTag)} ${head}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
}

function moduleTag({ src, integrity }: PageModule): Html {
  return html`<script type="module" src="${src}" ${integrity && html`integrity="${integrity}"`}></script>`;
}

/** Sends a page, with the policy of our pages. */
export function sendDocument(
  res: Response,
  status: number,
  document: Html,
  { language = ENGLISH, ...policy }: PagePolicy & { readonly language?: Language } = {},
): void {
  setPageHeaders(res, policy);
  res.status(status).type('html').send(document.in(language));
}

/** RFC 1952: deflate, no name, no time, an unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block of RFC 1951. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

const deflated = promisify<Buffer, { finishFlush: number }, Buffer>(deflateRaw);

/**
 * A page in parts, with its reader's secret between them. Each part is compressed separately, and once for
 * all readers; the secret never is, so the length of a response reveals nothing about it, whatever else the
 * page contains (the BREACH attack).
 */
export class PartedHtml {
  readonly #parts: readonly Buffer[];
  #compressed: Promise<readonly Buffer[]> | undefined;

  /** @param secret that the text contains any number of times; `undefined` if it has none */
  constructor(text: string, secret: string | undefined) {
    this.#parts = (secret === undefined ? [text] : text.split(secret)).map((part) => Buffer.from(part));
  }

  /** Sends the page to a reader with another secret, or the same. */
  async send(req: Request, res: Response, secret = ''): Promise<void> {
    res.vary('Accept-Encoding');
    if (req.acceptsEncodings('gzip') !== 'gzip') return this.sendPlain(res, secret);
    res.setHeader('Content-Encoding', 'gzip');
    sendBytes(res, await this.#gzip(Buffer.from(secret)));
  }

  /** Never compressed: for a page that has other secrets too. */
  sendPlain(res: Response, secret = ''): void {
    sendBytes(res, Buffer.concat(between(this.#parts, Buffer.from(secret))));
  }

  async #gzip(secret: Buffer): Promise<Buffer> {
    this.#compressed ??= Promise.all(this.#parts.map(flushed));
    const blocks = between(await this.#compressed, storedBlock(secret));
    const tail = Buffer.alloc(8);
    const text = between(this.#parts, secret);
    tail.writeUInt32LE(
      text.reduce((sum, bytes) => crc32(bytes, sum), 0),
      0,
    );
    tail.writeUInt32LE(
      text.reduce((length, bytes) => length + bytes.length, 0),
      4,
    );
    return Buffer.concat([HEAD, ...blocks, LAST_BLOCK, tail]);
  }
}

/** Sends bytes. Express's `send` looks up and parses the type each time. Node omits the body for HEAD. */
function sendBytes(res: Response, bytes: Buffer): void {
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
}

/** Ends at a whole byte, and what follows refers to nothing in it. */
const flushed = (part: Buffer): Promise<Buffer> => deflated(part, { finishFlush: constants.Z_FULL_FLUSH });

/** A block of RFC 1951 that isn't compressed. @param bytes at most 65,535 */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** The parts, with the secret's bytes between each two. */
function between(parts: readonly Buffer[], secret: Buffer): readonly Buffer[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [secret, part]));
}
