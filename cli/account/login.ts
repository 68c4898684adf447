import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { JsonObject } from '../../bff/core/api/json.ts';
import { ask, call, messageOf } from '../client.ts';
import { Problem, readArguments, UsageFault, type Command } from '../command.ts';
import { plain, type Output } from '../output.ts';
import { forgetLogin, keyIn, storedLogin, storeLogin, urlOf, type StoredLogin } from '../store.ts';

const HELP = `trellis login [--url https://trellis.example]

Shows a code and opens the console. Once you have connected this computer there, it has a sandbox key of its own,
which is kept in your settings folder, readable by you alone. "trellis logout" ends it.

  --url ADDRESS   where Trellis is; TRELLIS_URL by default, else http://localhost:8080
  --key -         stores a sandbox key that is piped in, instead of asking: for CI
  --no-browser    only prints the address
  --json          prints JSON
`;

export const LOGIN: Command = {
  name: 'login',
  summary: 'connects this computer to your sandbox',
  help: HELP,
  async run(args, out) {
    const { values, positionals } = readArguments(args, {
      url: { type: 'string' },
      key: { type: 'string' },
      'no-browser': { type: 'boolean' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageFault(`${positionals.join(' ')} isn’t expected.`);
    const url = urlOf(values.url);
    const key = values.key === undefined ? undefined : pipedKey(values.key);
    const before = storedLogin();
    const login = key === undefined ? await byCode(url, out, values['no-browser'] !== true) : { url, key };
    const current = await call(login, '/v1/keys/current');
    storeLogin({ ...login, keyId: String(current['id']), isOwn: key === undefined });
    // The key before is of no use anymore. If it can’t be ended now, the console shows it.
    if (before?.isOwn && before.key !== login.key) await revoke(before).catch(() => false);
    const { partner, name } = current as { partner: { name: string }; name: string };
    out.result(
      { object: 'login', url, partner, key: { id: current['id'], name } },
      `Logged in at ${url} to the sandbox of ${plain(partner.name)}, with the key “${plain(name)}”.`,
    );
    return 0;
  },
};

export const LOGOUT: Command = {
  name: 'logout',
  summary: 'ends the key of this computer',
  help: `trellis logout\n\nRevokes the key that was made for this computer, and forgets it. A key that you piped in is only forgotten.\n\n  --json   prints JSON\n`,
  async run(args, out) {
    readArguments(args, { json: { type: 'boolean' } });
    const login = storedLogin();
    if (!login) {
      out.result({ object: 'logout', revoked: false }, 'You weren’t logged in.');
      return 0;
    }
    const isRevoked = login.isOwn && (await revoke(login));
    forgetLogin();
    out.result(
      { object: 'logout', revoked: isRevoked, key: login.keyId },
      login.isOwn ? 'Logged out. The key is revoked.' : 'Logged out. The key goes on working.',
    );
    return 0;
  },
};

/** Revokes a key; one that has ended needs no more. @throws {Problem} */
async function revoke({ url, key, keyId }: StoredLogin): Promise<boolean> {
  const answer = await ask({ url, key }, '/v1/keys/current/revoke', { method: 'POST' });
  if (answer.status < 300) return true;
  if (answer.status === 401) return false;
  throw new Problem(
    `The key ${keyId} could not be revoked, and you are still logged in: ${messageOf(answer, url)}`,
  );
}

/** @throws {UsageFault} */
function pipedKey(option: string): string {
  if (option !== '-') {
    throw new UsageFault('--key takes only "-": pipe the key in, so that it is in no list of processes.');
  }
  const key = keyIn(readFileSync(0, 'utf8'), 'What was piped in');
  if (key.startsWith('ppk_production_'))
    throw new UsageFault('This is a production key. The command line works with a sandbox key.');
  return key;
}

interface Login {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri: string;
  readonly verification_uri_complete: string;
  readonly expires_in: number;
  readonly interval: number;
}

/** Waits until a person has approved this computer in the console (RFC 8628). @throws {Problem} */
async function byCode(url: string, out: Output, isBrowserOpened: boolean) {
  const computer = plain(hostname()).slice(0, 100) || 'computer';
  const begun = (await call({ url }, '/v1/cli_logins', {
    method: 'POST',
    body: { computer },
  })) as unknown as Login;
  out.say(`Open ${begun.verification_uri}`);
  out.say(`and connect this computer by the code ${out.styled('bold', begun.user_code)}.`);
  if (out.isJson) {
    const { user_code, verification_uri, verification_uri_complete, expires_in } = begun;
    out.result(
      { object: 'login_code', user_code, verification_uri, verification_uri_complete, expires_in },
      '',
    );
  }
  if (isBrowserOpened && process.stdout.isTTY) openBrowser(begun.verification_uri_complete);
  const endMs = Date.now() + begun.expires_in * 1_000;
  let pause = begun.interval;
  while (Date.now() < endMs) {
    await delay(pause * 1_000);
    const body = { device_code: begun.device_code };
    const answer = await ask({ url }, '/v1/cli_logins/claim', { method: 'POST', body }).catch(
      () => undefined,
    );
    // A service that restarts meanwhile is asked again.
    if (!answer || answer.status >= 500 || answer.status === 429) continue;
    if (answer.status >= 400) throw new Problem(messageOf(answer, url));
    pause = Number(answer.body['interval']);
    const key = answer.body['key'] as JsonObject | null;
    if (key) return { url, key: String(key['secret']) };
    if (answer.body['status'] === 'denied') throw new Problem('It was refused in the console.');
    if (answer.body['status'] === 'expired') break;
  }
  throw new Problem('The code has expired. Run trellis login again.');
}

/** Opens the person’s browser, if there is one: the address is printed too. */
function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', address]
        : ['xdg-open', address];
  const child = spawn(command as string, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
