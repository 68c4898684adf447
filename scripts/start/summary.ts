import { styleText } from 'node:util';
import { consoleCommand } from './console-link.ts';
import { activeMerchant, type DemoPartner } from './demo-partner.ts';
import type { Settings } from './settings.ts';
import type { Started } from './stack.ts';

type Row = readonly [label: string, ...lines: string[]];

/** The last lines of a start: what to open, the credentials, and that it is ready. */
export function summary(settings: Settings, started: Started, color: boolean): string {
  const { partner, link, console, site } = started;
  const paint = (format: Parameters<typeof styleText>[0], text: string): string =>
    color ? styleText(format, text, { validateStream: false }) : text;
  const width = Math.max(...partner.merchants.map(({ display_name }) => display_name.length));
  const merchants = partner.merchants.map(
    ({ id, display_name, status }) => `${id}  ${display_name.padEnd(width)}  ${status.replaceAll('_', ' ')}`,
  );
  const rows: Row[] = [
    ['Demo', paint('cyan', settings.demo)],
    ['Its site', paint('cyan', site), paint('dim', `what guests of ${partner.name} see`)],
    ['Hosted page', paint('cyan', link.url), paint('dim', once(link.expires_at))],
    [
      'Partner console',
      paint('cyan', console.url),
      paint('dim', `${once(console.expires_at)}; for another: ${consoleCommand(partner.id)}`),
    ],
    [
      'Sign in',
      paint('cyan', `${settings.api}/sign-in`),
      paint('dim', `as ${settings.ownerEmail}; its mail is shown here`),
    ],
    [
      'Dashboard',
      paint('cyan', `${site}dashboard`),
      paint('dim', `of ${activeMerchant(partner).display_name}, for the same address`),
    ],
    [
      'Operator',
      paint('cyan', `${settings.operator}/operator`),
      paint('dim', `the platform’s operator signs in as ${settings.operatorEmail}`),
    ],
    ['API reference', paint('cyan', `${settings.api}/docs`)],
    ['Partner', `${partner.name} (${partner.id}), sandbox ${partner.sandbox}`],
    ['Sandbox key', partner.key],
    ['Merchants', ...merchants],
    ['Data and logs', `${settings.dataDirShown}, ${settings.dataDirShown}/logs`],
  ];
  return [
    '',
    ...rows.flatMap((row) => format(row, (label) => paint('bold', label))),
    '',
    `  ${paint('bold', 'Mint a session token:')}`,
    `  ${mintCommand(settings, partner)}`,
    '',
    paint('green', 'Ready. Stop with Ctrl-C.'),
  ].join('\n');
}

const once = (expiresAt: string): string =>
  `works once, until ${new Date(expiresAt).toTimeString().slice(0, 5)}`;

function format([label, ...lines]: Row, paint: (label: string) => string): string[] {
  return lines.map((line, index) => `  ${index === 0 ? paint(label.padEnd(17)) : ' '.repeat(17)}${line}`);
}

function mintCommand(settings: Settings, partner: DemoPartner): string {
  const body = JSON.stringify({ merchant: activeMerchant(partner).id, scopes: ['plants:write'] });
  return (
    `curl -s ${settings.api}/v1/sessions -H 'Authorization: Bearer ${partner.key}' ` +
    `-H 'Content-Type: application/json' -d '${body}'`
  );
}
