import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { addOperator, makeConsoleLink, type ConsoleLink } from './console-link.ts';
import {
  activeMerchant,
  inviteOwner,
  makeHostedLink,
  readDemoPartner,
  registerOrigins,
  signUp,
  siteOf,
  type DemoPartner,
  type HostedLink,
} from './demo-partner.ts';
import { assertFree } from './free-port.ts';
import { keyRefused } from './key-refused.ts';
import { openMailbox, type CaughtMail, type Mailbox } from './mailbox.ts';
import { startService, type Service } from './service.ts';
import type { Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { connect } from './trellis-api.ts';

/** What a start prints. */
export interface Started {
  readonly partner: DemoPartner;
  readonly link: HostedLink;
  readonly console: ConsoleLink;
  /** Address of the partner's site. */
  readonly site: string;
}

/** The BFF and the demo, as two child processes. */
export interface Stack {
  /** @throws {StartFailure} with the one line to show */
  start(): Promise<Started>;
  stop(): Promise<void>;
  /** Stops only the BFF, for tests of its clients. */
  stopBff(): Promise<void>;
  startBff(): Promise<void>;
}

/**
 * @param onDeath called with one line if a process that was ready ends by itself
 * @param onMail called with each email that the service sends
 */
export function createStack(
  settings: Settings,
  onDeath: (line: string) => void,
  onMail: (mail: CaughtMail) => void,
): Stack {
  const { root, dataDir, bff: address } = settings;
  const partnerFile = join(dataDir, 'demo-partner.json');
  const api = connect(address);
  const wanted = new Set<Service>();
  let bff: Service | undefined;
  let mailbox: Mailbox | undefined;

  function run(name: string, entry: string, log: string, env: NodeJS.ProcessEnv): Service {
    const service = startService({
      name,
      entry,
      cwd: root,
      env: { ...process.env, ...env },
      log: join(dataDir, 'logs', log),
    });
    wanted.add(service);
    void service.ended.then((line) => wanted.delete(service) && onDeath(line));
    return service;
  }

  async function end(service: Service): Promise<void> {
    wanted.delete(service);
    await service.stop();
  }

  function runBff(): Service {
    // The demo partner receives its webhooks on this machine.
    const forDemo = { WEBHOOK_ALLOW_LOOPBACK: process.env['WEBHOOK_ALLOW_LOOPBACK'] || '1' };
    const forMail = mailbox && { SMTP_URL: mailbox.url, SMTP_FROM: 'Trellis <no-reply@trellis.example>' };
    bff = run('the BFF', 'dist/service/main.js', 'bff.log', {
      DATA_DIR: dataDir,
      OPERATOR_PORT: String(settings.operatorPort),
      ...forDemo,
      ...forMail,
    });
    return bff;
  }

  function runDemo(partner: DemoPartner): Service {
    return run('the demo', 'demo/server/main.ts', 'demo.log', {
      TRELLIS_API: settings.api,
      TRELLIS_KEY: partner.key,
      TRELLIS_MERCHANT: activeMerchant(partner).id,
      TRELLIS_MERCHANTS: JSON.stringify(partner.merchants),
    });
  }

  /**
   * With the partner of an earlier start, both processes start at once; whether it still exists shows later.
   */
  async function start(): Promise<Started> {
    makeLogFolder(settings);
    await Promise.all([
      assertFree(settings.bffPort, 'PORT'),
      assertFree(settings.demoPort, 'DEMO_PORT'),
      assertFree(settings.operatorPort, 'OPERATOR_PORT'),
    ]);
    // With a mail server of its own, a start catches nothing.
    if (!process.env['SMTP_URL']) mailbox = await openMailbox(onMail);
    let partner = settings.isNewPartner ? undefined : await readDemoPartner(partnerFile);
    const service = runBff();
    let demo = partner && runDemo(partner);
    await service.ready(`${address}/readyz`);
    let link = partner && (await makeHostedLink(api, partner));
    if (partner && !link) throw keyRefused(settings, partner, partnerFile);
    if (!partner) {
      partner = await signUp(api, partnerFile, settings.partnerName);
      demo = runDemo(partner);
      link = await makeHostedLink(api, partner);
    }
    if (!link || !demo) throw new StartFailure('trellis: the BFF refused the key it just issued');
    const [console, site] = await Promise.all([
      makeConsoleLink(settings, partner.id),
      siteOf(api, partner),
      registerOrigins(api, partnerFile, partner, settings.demoOrigins),
      inviteOwner(api, partner, settings.ownerEmail),
      addOperator(settings),
      demo.ready(`http://127.0.0.1:${settings.demoPort}/healthz`),
    ]);
    return { partner, link, console, site };
  }

  return {
    start,
    async stop() {
      await Promise.all([...wanted].map(end));
      await mailbox?.close();
    },
    async stopBff() {
      if (bff) await end(bff);
    },
    async startBff() {
      await runBff().ready(`${address}/readyz`);
    },
  };
}

function makeLogFolder({ dataDir, dataDirShown }: Settings): void {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartFailure(
      `trellis: the data folder ${dataDirShown} can't be used: ${(error as Error).message}`,
    );
  }
}
