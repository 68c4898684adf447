import { resolve } from 'node:path';
import { Problem, readArguments, UsageFault, urlIn, type Command } from '../command.ts';
import { plain, type Output } from '../output.ts';
import { accessIfAny, urlOf } from '../store.ts';
import { checkPage } from './check-page.ts';
import { checkProject } from './check-project.ts';
import { checkEndpoints, checkNode, checkService } from './check-service.ts';
import { checkWebhook } from './check-webhook.ts';
import { problem, skipped, type Finding } from './finding.ts';

const HELP = `trellis doctor --page http://localhost:3000/

Checks a set-up, and says what to do: the service, this machine’s clock, the key, the page with elements, the endpoint
that gives it tokens, its Content-Security-Policy, the receiver of webhooks, and the files of the project.

  --page ADDRESS      a page of your app with elements on it
  --endpoint ADDRESS  what gives it tokens, if the page as served doesn’t name it
  --merchant ID       whose token the endpoint must give
  --webhook ADDRESS   your receiver of webhooks; it gets forged events, and with TRELLIS_WEBHOOK_SECRET a genuine ping
  --dir FOLDER        the project, by default the present folder
  --url ADDRESS       where Trellis is, if not where you are logged in
  --json              prints a line of JSON for each finding

TRELLIS_COOKIE is the cookie of a person who is signed in to your app, if the endpoint asks for one.
Exits with 1 if there is a problem.
`;

export const DOCTOR: Command = {
  name: 'doctor',
  summary: 'checks a set-up, and says what to do',
  help: HELP,
  async run(args, out) {
    const { values, positionals } = readArguments(args, {
      page: { type: 'string' },
      endpoint: { type: 'string' },
      merchant: { type: 'string' },
      webhook: { type: 'string' },
      dir: { type: 'string' },
      url: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageFault(`${positionals.join(' ')} isn’t expected.`);
    const page = values.page === undefined ? undefined : urlIn(values.page, '--page');
    const webhook = values.webhook === undefined ? undefined : urlIn(values.webhook, '--webhook');
    const { endpoint, merchant } = values;
    const findings: Finding[] = [];
    for await (const finding of examine()) {
      findings.push(finding);
      show(out, finding);
    }
    const problems = findings.filter(({ state }) => state === 'problem').length;
    if (!out.isJson) out.say(problems === 0 ? 'No problem was found.' : `Problems: ${problems}.`);
    return problems === 0 ? 0 : 1;

    async function* examine(): AsyncGenerator<Finding> {
      yield checkNode(process.version);
      const { access, url, fault } = accessOrFault(values.url);
      if (fault) yield fault;
      const service = await checkService(url, access);
      yield* service.findings.filter(({ check }) => !(fault && check === 'key'));
      if (access && service.key) yield await checkEndpoints(access, service.key);
      const { TRELLIS_COOKIE, TRELLIS_WEBHOOK_SECRET } = process.env;
      if (page) yield* await checkPage({ url, page, endpoint, merchant, cookie: TRELLIS_COOKIE }, service);
      else yield skipped('page', 'No page was looked at.', 'Name one with --page.');
      if (webhook) yield* await checkWebhook(webhook, TRELLIS_WEBHOOK_SECRET || undefined);
      else yield skipped('webhook', 'No receiver was looked at.', 'Name it with --webhook.');
      yield* await checkProject(resolve(values.dir ?? '.'), url);
    }
  },
};

/** A key that can’t be read is a finding, not the end. */
function accessOrFault(option: string | undefined) {
  try {
    const access = accessIfAny(option);
    return { access, url: access?.url ?? urlOf(option), fault: undefined };
  } catch (error) {
    if (!(error instanceof Problem || error instanceof UsageFault)) throw error;
    const mend = 'Set TRELLIS_KEY to the whole key, or run trellis login.';
    return { access: undefined, url: urlOf(option), fault: problem('key', error.message, mend) };
  }
}

const SIGNS = {
  ok: ['green', '✓'],
  problem: ['red', '✗'],
  warning: ['yellow', '!'],
  skipped: ['dim', '-'],
} as const;

function show(out: Output, { check, state, message, mend }: Finding): void {
  const [style, sign] = SIGNS[state];
  const then = mend === undefined ? '' : `\n  ${' '.repeat(18)}${plain(mend)}`;
  out.result(
    { object: 'finding', check, state, message, mend: mend ?? null },
    `${out.styled(style, sign)} ${check.padEnd(18)}${plain(message)}${then}`,
  );
}
