import { join, relative, resolve } from 'node:path';

/** What a start reads from the environment. The BFF and the demo check their own settings. */
export interface Settings {
  readonly root: string;
  readonly dataDir: string;
  /** `dataDir` as a person would write it. */
  readonly dataDirShown: string;
  readonly bffPort: number;
  /** Address of the BFF on this machine. */
  readonly bff: string;
  /** Where partners reach the BFF. */
  readonly api: string;
  readonly demoPort: number;
  readonly demo: string;
  /** The port of the operator's console: by default the one after the demo's. */
  readonly operatorPort: number;
  /** Address of the operator's console. */
  readonly operator: string;
  /** The address with which the operator signs in. */
  readonly operatorEmail: string;
  /** Origins of the demo's pages. */
  readonly demoOrigins: readonly string[];
  /** The partner name of the demo at sign-up. */
  readonly partnerName: string;
  /** The address of the demo partner's owner, who signs in to its console. */
  readonly ownerEmail: string;
  /** Sign a partner up whether or not there is one: `npm start -- --new-partner`. */
  readonly isNewPartner: boolean;
  /** Standard input is the parent's pipe: its end is the parent's end. */
  readonly pipedFromParent: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(root: string, env: Environment, args: readonly string[] = []): Settings {
  const bffPort = portOr(env['PORT'], 8080);
  const demoPort = portOr(env['DEMO_PORT'], 8081);
  const operatorPort = portOr(env['OPERATOR_PORT'], demoPort + 1);
  const dataDir = env['DATA_DIR'] ? resolve(env['DATA_DIR']) : join(root, '.data');
  return {
    root,
    dataDir,
    dataDirShown: shownPath(dataDir),
    bffPort,
    bff: `http://${loopbackOf(env['HOST'])}:${bffPort}`,
    api: env['PUBLIC_URL']?.replace(/\/+$/, '') || `http://localhost:${bffPort}`,
    demoPort,
    demo: `http://localhost:${demoPort}`,
    operatorPort,
    operator: env['OPERATOR_URL']?.replace(/\/+$/, '') || `http://localhost:${operatorPort}`,
    operatorEmail: 'you@trellis.example',
    demoOrigins: [`http://localhost:${demoPort}`, `http://127.0.0.1:${demoPort}`],
    partnerName: 'Greenhouse POS',
    ownerEmail: 'you@greenhouse.example',
    isNewPartner: args.includes('--new-partner'),
    pipedFromParent: env['TRELLIS_PARENT'] === 'pipe',
  };
}

/** A path as a person here would write it. */
export function shownPath(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere === '' || fromHere.startsWith('..') ? path : fromHere;
}

/** An invalid port is left to the process that owns the setting: it ends with a clear message. */
const portOr = (text: string | undefined, fallback: number): number => Number(text || fallback);

/** An address that reaches a server bound to `host` on this machine. */
function loopbackOf(host = ''): string {
  if (host === '' || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
