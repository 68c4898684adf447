import { qrCodeOf } from '../../../orders/pay-links/qr-code.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';
import express from 'express';
import { referencePages } from '../reference.ts';
import { AxeBuilder } from '@axe-core/playwright';

/**
 * Pages of a partner's site as an element gets them, for samples without a service:
 * `components/testing/samples/answers/site.ts` gives them.
 */
interface SiteRecording {
  /** The pages by name, as lines of HTML. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The style sheets by name, as lines of CSS. */
  readonly sheets: Readonly<Record<string, readonly string[]>>;
}

/** The base path of a sample's pages, and the processor that its card is sent to. */
const SITE = '/gallery/site';
const CARD = `https://processor.example${SITE}/card/tokens`;

/**
 * Records a service's responses so that they are the same whenever and wherever they are recorded: IDs are
 * numbered; secrets, ports and pictures are omitted; and links lead to other recorded pages, or nowhere.
 */
export class Recorder {
  readonly #pages = new Map<string, { readonly path: string; readonly text: string }>();
  readonly #sheets = new Map<string, string>();
  readonly #ids = new Map<string, string>();

  /** @param path on the site, without a query */
  add(name: string, path: string, text: string): void {
    this.#pages.set(name, { path, text });
  }

  /** @param read what the site has at an address */
  async recording(read: (path: string) => Promise<string>): Promise<SiteRecording> {
    const pages: Record<string, string[]> = {};
    for (const [name, { text }] of this.#pages) {
      for (const [, href = ''] of text.matchAll(/rel="stylesheet" href="([^"]+)"/g))
        this.#sheets.set(sheetName(href), this.#sheets.get(sheetName(href)) ?? (await read(href)));
      pages[name] = this.#steady(name, text).split(/\s*\n\s*/);
    }
    const sheets = [...this.#sheets].map(([name, text]) => [name, text.split('\n')] as const);
    return { pages, sheets: Object.fromEntries(sheets) };
  }

  #steady(name: string, text: string): string {
    const lines = [...text.matchAll(/name="uid" value="([^"]+)"/g)].map(([, uid = '']) => uid);
    return lines
      .reduce((all, uid) => all.replaceAll(uid, this.#id(uid, 'line')), text)
      .replaceAll(
        /rel="stylesheet" href="([^"]+)"/g,
        (_, href: string) => `rel="stylesheet" href="${SITE}/sheet/${sheetName(href)}"`,
      )
      .replaceAll(
        /<a([^>]*?) href="([^"]*)"/g,
        (_, before: string, href: string) => `<a${before} href="${this.#address(href)}"`,
      )
      .replaceAll(/action="[^"]*\/tokens"/g, `action="${CARD}"`)
      .replaceAll(/action="(\/[^"]*)"/g, `action="${SITE}/page/${name}"`)
      .replaceAll(/<img\s[^>]*src="\/i\/[^>]*>/g, '')
      .replaceAll(/(name="(?:csrf|intent|form|card_form|cart)" value)="[^"]*"/g, '$1="sample"')
      .replaceAll(
        /viewBox="0 0 \d+ \d+"(\s+role="img"\s+aria-label="QR)/g,
        `viewBox="0 0 ${QR.size} ${QR.size}"$1`,
      )
      .replaceAll(
        /<rect width="\d+" height="\d+" fill="#fff" \/>\s*<path d="[^"]*"/g,
        `<rect width="${QR.size}" height="${QR.size}" fill="#fff" /><path d="${QR.path}"`,
      )
      .replaceAll(/\b([a-z]{2,4})_[0-9A-HJKMNP-TV-Z]{26}\b/g, (id, kind: string) => this.#id(id, kind));
  }

  #address(href: string): string {
    if (/^(?:#|tel:|mailto:)/.test(href)) return href;
    const [path] = href.split(/[?#]/, 1);
    for (const [name, page] of this.#pages) if (page.path === path) return `${SITE}/page/${name}`;
    return '#';
  }

  #id(id: string, kind: string): string {
    const known = this.#ids.get(id) ?? `${kind}_${String(this.#ids.size + 1).padStart(4, '0')}`;
    this.#ids.set(id, known);
    return known;
  }
}

const QR = qrCodeOf('https://cafe.example/pay/deposit');

/** Returns the name of a style sheet: `ordering` for `/-/ordering.css?v=…`, `theme` for a theme's. */
const sheetName = (href: string): string => /\/-\/([\w-]+)\.css/.exec(href)?.[1] ?? 'theme';

/** The documentation, served, and a browser to read it in. */
export interface ReadInBrowser {
  readonly browser: Browser;
  /** The URL of `/docs`. */
  readonly url: string;
  close(): Promise<void>;
}

/** @param serverUrl where the pages say that the API is reached */
export async function readInBrowser(serverUrl: string): Promise<ReadInBrowser> {
  const server = express().use(referencePages({ serverUrl })).listen(0, '127.0.0.1');
  if (!server.listening) await once(server, 'listening');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  return {
    browser,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs`,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/**
 * Every rule of axe; not frames, which these pages don't have, nor the list of what passes: with both it
 * takes three times as long.
 */
export const checks = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
