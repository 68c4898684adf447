import { exampleOf } from '../../core/contract/examples.ts';
import type { Operation } from '../../core/contract/operation.ts';
// Under another name, so that formatters don't treat these lines as HTML, in which line ends mean nothing.
import { html as spans, type Content, type Html } from '../../core/text/html.ts';
import { jsonSample } from './json-sample.ts';

/** One call as lines for a shell, ready to paste; the credential is a variable of the shell. */
export function curlSample(operation: Operation, serverUrl: string): Html {
  const { method, path, credentials, body, upload, idempotency } = operation;
  const example = exampleOf(operation);
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(example.path[name] ?? whole));
  const query = new URLSearchParams(example.query).toString();
  const target = query === '' ? filled : `${filled}?${query}`;
  const verb = method === 'get' ? '' : `-X ${method.toUpperCase()} `;
  const [kind] = credentials;
  const parts: Content[] = [`curl ${verb}${quote(serverUrl + target)}`];
  if (kind) parts.push(`-H "Authorization: Bearer $${VARIABLES[kind]}"`);
  if (body) parts.push('-H "Content-Type: application/json"');
  if (upload) parts.push(`-H "Content-Type: ${upload.mediaTypes[0]}"`);
  if ((body || upload) && idempotency !== 'ignored') parts.push('-H "Idempotency-Key: $(uuidgen)"');
  if (body) parts.push(spans`-d '${jsonSample(example.request, '  ')}'`);
  if (upload) parts.push(`--data-binary @${upload.example.name}`);
  return spans`${parts.map((part, at) => [at > 0 && ' \\\n  ', part])}`;
}

/** The shell's variables that the examples read. */
const VARIABLES = { key: 'TRELLIS_KEY', session: 'SESSION_TOKEN' } as const;

/** Quoted for a POSIX shell, unless nothing in it needs that. */
function quote(text: string): string {
  return /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
