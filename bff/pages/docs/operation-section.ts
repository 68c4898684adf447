import { DEPRECATIONS } from '../../core/contract/deprecations/list.ts';
import { exampleOf } from '../../core/contract/examples.ts';
import type {
  JsonSchema,
  MediaType,
  OpenApiDocument,
  OperationObject,
  ResponseObject,
} from '../../core/contract/openapi-schemas.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { pageOfChapter } from './site-map.ts';
import {
  operationErrors,
  fieldList,
  fieldsOf,
  recordName,
  ruleOf,
  typeOf,
  type RecordLinks,
} from './tables.ts';
import { type GroupPart, breakable, prose, panel, jsonSample } from './markup.ts';
import { html, type Content, type Html, html as spans } from '../../core/text/html.ts';

/** The source data of every operation's page. */
export interface Reference {
  readonly document: OpenApiDocument;
  readonly serverUrl: string;
  readonly links: RecordLinks;
}

/** Renders an operation: description and parameters on the left, samples on the right. */
export function operationSection(operation: Operation, reference: Reference): GroupPart {
  const { id, summary, description } = operation;
  const published = reference.document.paths[operation.path]?.[operation.method];
  const deprecated = DEPRECATIONS.ofOperation(id)?.itself;
  const words = html`${endpoint(operation)}
  ${deprecated && html`<p><strong>Deprecated.</strong> ${prose(deprecated.instead)}</p>`}
  ${description !== undefined && html`<p>${prose(description)}</p>`} ${callers(operation)}
  ${
    published && [
      parameters(published, reference),
      body(published, reference),
      answer(operation, published, reference),
    ]
  }
  ${operationErrors(operation)}`;
  return {
    title: summary,
    description: (description ?? summary).replaceAll('`', ''),
    words,
    samples: samples(operation, reference.serverUrl),
  };
}

export function methodBadge(method: string): Html {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>`;
}

function endpoint({ method, path }: Operation): Html {
  return html`<p class="endpoint">${methodBadge(method)} <code>${breakable(path)}</code></p>`;
}

const CALLER_NAMES = { key: 'Partner key', session: 'Session token' } as const;

function callers({ credentials, scope }: Operation): Html {
  const who = credentials.map((kind) => CALLER_NAMES[kind]).join(' or ');
  return html`<dl class="facts">
    <div>
      <dt>Credential</dt>
      <dd>${who === '' ? 'None' : html`<a href="${pageOfChapter('credentials')}">${who}</a>`}</dd>
    </div>
    ${
      scope !== undefined &&
      html`<div>
        <dt>Scope</dt>
        <dd><code>${scope}</code></dd>
      </div>`
    }
    <div>
      <dt>From a browser</dt>
      <dd>${credentials.includes('session') ? 'Yes, from registered origins' : 'No'}</dd>
    </div>
  </dl>`;
}

function parameters(published: OperationObject, { links }: Reference): Content {
  if (!published.parameters) return undefined;
  const fields = published.parameters.map(({ name, in: place, required, description, schema }) => ({
    name,
    type: html`${place}, ${typeOf(schema, links)}`,
    required,
    rule: ruleOf({ ...schema, description }),
  }));
  return html`<h2>Parameters</h2>
    ${fieldList('Parameters', fields, 'asked')}`;
}

function body(published: OperationObject, { document, links }: Reference): Content {
  const { content = {}, description } = published.requestBody ?? {};
  if (description !== undefined) return fileBody(description, Object.keys(content));
  const media = content['application/json'];
  if (!media) return undefined;
  const schema = resolve(media.schema, document);
  return html`<h2>Body</h2>
    ${schema.description !== undefined && html`<p>${prose(schema.description)}</p>`}
    ${fieldList('Body', fieldsOf(schema, links), 'asked')}`;
}

function fileBody(description: string, mediaTypes: readonly string[]): Html {
  return html`<h2>Body</h2>
    <p>
      ${prose(description)} <code>Content-Type</code> is
      ${mediaTypes.map((type, at) => html`${at > 0 && ' or '}<code>${type}</code>`)}.
    </p>`;
}

function answer(operation: Operation, published: OperationObject, { document, links }: Reference): Content {
  const { status, description } = operation.success;
  const response = published.responses[status];
  if (!response || '$ref' in response) return undefined;
  const media: MediaType | undefined = response.content?.['application/json'];
  const linked = media?.schema.$ref !== undefined && links.has(titleOf(media.schema.$ref));
  const schema = media && resolve(media.schema, document);
  return html`<h2>Response <span class="status">${status}</span></h2>
    <p>
      ${prose(description)}
      ${linked && media.schema.$ref && html`See ${recordName(media.schema.$ref, links)}.`}
    </p>
    ${!linked && schema?.properties && fieldList('Response', fieldsOf(schema, links), 'answered')}
    ${headers(response, document)} ${others(operation)}`;
}

function others({ otherAnswers = {} }: Operation): Html[] {
  return Object.entries(otherAnswers).map(
    ([status, { description }]) =>
      html`<h2>Response <span class="status fault">${status}</span></h2>
        <p>${prose(description)}</p>`,
  );
}

/** The headers of the response, without the one that every response has. */
function headers(response: ResponseObject, document: OpenApiDocument): Content {
  const fields = Object.entries(response.headers)
    .filter(([name]) => name !== 'Request-Id')
    .flatMap(([name, found]) => {
      const header = '$ref' in found ? document.components.headers[titleOf(found.$ref)] : found;
      return header
        ? [{ name, type: 'header', required: header.required === true, rule: header.description }]
        : [];
    });
  return fields.length > 0 && fieldList('Response headers', fields, 'answered');
}

function samples(operation: Operation, serverUrl: string): Html {
  const example = exampleOf(operation);
  const { status } = operation.success;
  return html`${panel(
    html`<span class="path"
      >${methodBadge(operation.method)} <span>${breakable(operation.path)}</span></span
    >`,
    `Request: ${operation.summary}`,
    curlSample(operation, serverUrl),
  )}
  ${panel(
    html`<span class="status">${status}</span> Response`,
    `Response: ${operation.summary}`,
    example.response === undefined && operation.success.download
      ? operation.success.download.join(' or ')
      : jsonSample(example.response),
  )}`;
}

/** The schema itself, or the component that it points to. */
function resolve(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  return schema.$ref === undefined ? schema : (document.components.schemas[titleOf(schema.$ref)] ?? schema);
}

function titleOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

// Under another name, so that formatters don't treat these lines as HTML, in which line ends mean nothing.

/** Renders a call as shell commands, ready to paste; the credential is a shell variable. */
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
