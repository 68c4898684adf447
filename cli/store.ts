import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createHmac } from 'node:crypto';
import { Problem, UsageFault, urlIn } from './command.ts';

/** The address of Trellis for a login that names no other. */
const DEFAULT_URL = 'http://localhost:8080';

/** A key, and where it works. */
export interface Access {
  readonly url: string;
  readonly key: string;
}

/** A login as it is kept. */
export interface StoredLogin extends Access {
  readonly keyId: string;
  /** Whether the key was made for this computer, so that a logout revokes it. */
  readonly isOwn: boolean;
}

/** Returns the folder of the person's settings: that of the system, or `TRELLIS_CONFIG_DIR`. */
function folder(): string {
  const { TRELLIS_CONFIG_DIR, XDG_CONFIG_HOME, APPDATA } = process.env;
  if (TRELLIS_CONFIG_DIR) return TRELLIS_CONFIG_DIR;
  const base = process.platform === 'win32' && APPDATA ? APPDATA : XDG_CONFIG_HOME;
  return join(base || join(homedir(), '.config'), 'trellis');
}

/** Reads a file; returns `undefined` if it doesn't exist. @throws {Problem} */
export function readStored(name: string): unknown {
  const path = join(folder(), name);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Problem(`${path} can’t be read: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(`${path} isn’t JSON. Delete it, and log in again.`);
  }
}

/** Writes one of the files, whole or not at all, for this person alone. @throws {Problem} */
export function writeStored(name: string, content: object): void {
  const path = join(folder(), name);
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(folder(), { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Problem(`${path} can’t be written: ${(error as Error).message}`);
  }
}

export function removeStored(name: string): void {
  rmSync(join(folder(), name), { force: true });
}

const LOGIN_FILE = 'login.json';

export function storeLogin(login: StoredLogin): void {
  writeStored(LOGIN_FILE, login);
}

export function forgetLogin(): void {
  removeStored(LOGIN_FILE);
}

/** Returns the login of this computer. @throws {Problem} */
export function storedLogin(): StoredLogin | undefined {
  const stored = readStored(LOGIN_FILE) as Partial<StoredLogin> | undefined;
  if (stored === undefined) return undefined;
  const { url, key, keyId, isOwn } = stored;
  if (typeof url === 'string' && typeof key === 'string' && typeof keyId === 'string')
    return { url, key, keyId, isOwn: isOwn === true };
  throw new Problem(`The stored login can’t be used. Run trellis login again.`);
}

/** Returns the address of Trellis: the option, `TRELLIS_URL`, or the default. @throws {UsageFault} */
export function urlOf(option: string | undefined): string {
  const { TRELLIS_URL } = process.env;
  const [text, name] = option === undefined ? [TRELLIS_URL || DEFAULT_URL, 'TRELLIS_URL'] : [option, '--url'];
  return urlIn(text, name).href.replace(/\/+$/, '');
}

const KEY = /^ppk_(?:sandbox|production)_\w+$/;

/** Returns a key without blanks around it. @throws {UsageFault} it can’t be one; the message never has it */
export function keyIn(text: string, from: string): string {
  const key = text.trim();
  if (KEY.test(key)) return key;
  throw new UsageFault(
    `${from} has no partner key in it, which begins with ppk_sandbox_. Look for quotes or a line break.`,
  );
}

/** Returns the key to work with, if there is one: `TRELLIS_KEY`, else the login. @throws {UsageFault, Problem} */
export function accessIfAny(url: string | undefined): Access | undefined {
  const { TRELLIS_KEY } = process.env;
  if (TRELLIS_KEY) return { key: keyIn(TRELLIS_KEY, 'TRELLIS_KEY'), url: urlOf(url) };
  const login = storedLogin();
  if (!login) return undefined;
  const wanted = url === undefined && !process.env['TRELLIS_URL'] ? login.url : urlOf(url);
  if (wanted === login.url) return login;
  throw new Problem(
    `You are logged in at ${login.url}, not at ${wanted}. Run trellis login --url ${wanted}.`,
  );
}

/** Returns the key to work with. @throws {Problem} no key is set, or it is a production key */
export function sandboxAccess(url: string | undefined): Access {
  const access = accessIfAny(url);
  if (!access) throw new Problem('You aren’t logged in. Run trellis login, or set TRELLIS_KEY.');
  if (access.key.startsWith('ppk_production_'))
    throw new Problem('This is a production key. The command works in the sandbox alone: use a sandbox key.');
  return access;
}

/** Returns the secret that signs what `listen` forwards: the same as long as the key is. */
export function listenSecret({ key }: Access): string {
  return `whsec_${createHmac('sha256', key).update('trellis listen').digest('base64')}`;
}
