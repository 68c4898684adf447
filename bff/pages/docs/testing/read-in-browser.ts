import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import express from 'express';
import { referencePages } from '../reference.ts';

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
