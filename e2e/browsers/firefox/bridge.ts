import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer, type RawData } from 'ws';

const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
const LISTENING = /^(WebDriver BiDi listening on )(ws:\/\/\S+)$/;

/**
 * Commands of WebDriver BiDi that Playwright always sends and that this Firefox doesn’t have. They are
 * answered as done: what they would set stays as Firefox has it, so journeys that need them are not run
 * (journeys.ts).
 */
const ABSENT: ReadonlySet<string> = new Set(['emulation.setMediaFeaturesOverride']);

interface Command {
  readonly id: number;
  readonly method: string;
}

interface DownloadEvent {
  readonly method?: string;
  readonly params: { readonly navigation: string | null; readonly url: string };
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);

const firefox = spawn(FIREFOX, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, said, address] = LISTENING.exec(line) ?? [];
  if (said && address) bridgeTo(address, (own) => say(said + own));
  else say(line);
});

/** Listens for Playwright, and hands on what either side says. */
function bridgeTo(address: string, listening: (own: string) => void): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => listening(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`));
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url, { maxPayload: 0, perMessageDeflate: false });
    const early: string[] = [];
    browser.on('open', () => early.splice(0).forEach((text) => browser.send(text)));
    browser.on('message', (data) => playwright.send(withDownloadId(textOf(data))));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
    playwright.on('message', (data) => {
      const text = textOf(data);
      const { id, method } = JSON.parse(text) as Command;
      if (ABSENT.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else early.push(text);
    });
  });
}

/**
 * A download that a script began has no id, and Playwright takes no notice of one without: its address, which
 * is used once, becomes its id.
 */
function withDownloadId(text: string): string {
  if (!text.includes('"browsingContext.download')) return text;
  const event = JSON.parse(text) as DownloadEvent;
  if (!event.method?.startsWith('browsingContext.download') || event.params.navigation) return text;
  return JSON.stringify({ ...event, params: { download: event.params.url, ...event.params } });
}

const textOf = (data: RawData): string => (data as Buffer).toString('utf8');
