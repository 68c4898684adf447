import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePorts } from '../../stack/free-ports.ts';

const MINI_BROWSER = process.env['MINI_BROWSER'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** The largest window that a journey opens. */
const SCREEN = '1400x1000x24';

/** As wide as the one in which the journeys in Chromium run. */
const WINDOW = { x: 0, y: 0, width: 1280, height: 900 };

/**
 * WebKitGTK’s WebDriver with a screen and a folder of its own, which nobody sees. All end with this process.
 */
export class WebKit {
  /** Where its windows save files. */
  readonly downloads: string;
  readonly #folder: string;
  readonly #screen: ChildProcess;
  readonly #driver: ChildProcess;
  readonly #port: number;

  private constructor(folder: string, screen: ChildProcess, driver: ChildProcess, port: number) {
    this.#folder = folder;
    this.downloads = join(folder, 'downloads');
    this.#screen = screen;
    this.#driver = driver;
    this.#port = port;
  }

  static async start(): Promise<WebKit> {
    const [port = 0] = await freePorts(1);
    const folder = await mkdtemp(join(tmpdir(), 'trellis-webkit-'));
    await mkdir(join(folder, 'downloads'));
    await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}/downloads"\n`);
    // It chooses a free display, and says which.
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const lines = createInterface({ input: screen.stdio[3] as Readable });
    const [display] = (await once(lines, 'line')) as [string];
    const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        XDG_CONFIG_HOME: folder,
        // No graphics card is needed.
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      },
    });
    const webkit = new WebKit(folder, screen, driver, port);
    process.once('exit', () => webkit.#end());
    return webkit;
  }

  /** A new window, with no cookies and nothing stored. */
  async open(): Promise<WebDriver> {
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
    });
    await this.#ready();
    const driver = await new Builder().usingServer(this.#address).withCapabilities(capabilities).build();
    await driver.manage().window().setRect(WINDOW);
    return driver;
  }

  async stop(): Promise<void> {
    this.#end();
    await Promise.all([this.#screen, this.#driver].map((one) => one.exitCode ?? once(one, 'exit')));
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async #ready(): Promise<void> {
    while (this.#driver.exitCode === null) {
      const answer = await fetch(`${this.#address}/status`).catch(() => undefined);
      if (answer?.ok) return;
    }
    throw new Error(`WebKitWebDriver ended with ${this.#driver.exitCode}`);
  }

  #end(): void {
    this.#driver.kill();
    this.#screen.kill();
  }
}
