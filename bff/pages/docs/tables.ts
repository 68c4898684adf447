import type { JsonSchema } from '../../core/contract/openapi-schemas.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { prose } from './markup.ts';
import { ERROR_CODES, type ErrorName } from '../../core/contract/error-codes.ts';
import { byStatus, errorsOf, STATUS_MEANING } from '../../core/contract/openapi-errors.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { addressOfError } from './site-map.ts';

/** A row of a table of fields or parameters. */
interface Field {
  readonly name: string;
  readonly type: Content;
  readonly required: boolean;
  readonly rule: string;
}

/** Addresses of records' pages, by title, for records that have one. */
export type RecordLinks = ReadonlyMap<string, string>;

/** Labels for a field's presence: required or optional, in a request and in a response. */
const NEEDS = {
  asked: { column: 'Required', yes: html`<span class="must">required</span>`, no: html`optional` },
  answered: {
    column: 'Always present',
    yes: html`<span class="hidden">always present</span>`,
    no: html`sometimes absent`,
  },
};

/** A table of fields. Roles are written out, since the style sheet lays the rows out as a grid. */
export function fieldList(caption: string, fields: readonly Field[], kind: keyof typeof NEEDS): Html {
  const need = NEEDS[kind];
  return html`<table class="fields" role="table" aria-label="${caption}">
    <thead role="rowgroup" class="hidden">
      <tr role="row">
        <th role="columnheader">Name</th>
        <th role="columnheader">Type</th>
        <th role="columnheader">${need.column}</th>
        <th role="columnheader">Rule</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${fields.map(
        ({ name, type, required, rule }) =>
          html`<tr role="row">
            <th role="rowheader" scope="row"><code>${name}</code></th>
            <td role="cell" class="type">${type}</td>
            <td role="cell" class="need">${required ? need.yes : need.no}</td>
            <td role="cell" class="rule">${prose(rule)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * The fields of an object; those of an object inside it follow it as `outer.inner`, of a list as
 * `outer[].inner`.
 */
export function fieldsOf(schema: JsonSchema, links: RecordLinks, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const required = schema.required?.includes(name) ?? false;
    const row = { name: prefix + name, type: typeOf(field, links), required, rule: ruleOf(field) };
    const inner = field.items ?? field;
    return [row, ...fieldsOf(inner, links, `${prefix}${name}${field.items ? '[]' : ''}.`)];
  });
}

/** The type in plain words: `integer, int64`, `list of string`, `timestamp or null`. */
export function typeOf(schema: JsonSchema, links: RecordLinks): Content {
  if (schema.$ref !== undefined) return recordName(schema.$ref, links);
  if (schema.items) return html`list of ${typeOf(schema.items, links)}`;
  if (typeof schema.additionalProperties === 'object') {
    return html`map of ${typeOf(schema.additionalProperties, links)}`;
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
  return types.map((type) => namedType(type, schema.format)).join(' or ');
}

function namedType(type: string, format: string | undefined): string {
  if (type === 'string' && format === 'date-time') return 'timestamp';
  return type === 'integer' && format !== undefined ? `integer, ${format}` : type;
}

export function recordName(ref: string, links: RecordLinks): Content {
  const title = ref.slice(ref.lastIndexOf('/') + 1);
  const address = links.get(title);
  return address === undefined ? title : html`<a href="${address}">${title}</a>`;
}

/** The description, and the schema's bounds if the description doesn't name them already. */
export function ruleOf(schema: JsonSchema): string {
  const { description = '', enum: values, const: only, default: fallback } = schema;
  const rules = [description];
  if (values)
    rules.push(
      `One of ${values
        .filter((value) => value !== null)
        .map((value) => `\`${String(value)}\``)
        .join(', ')}.`,
    );
  if (only !== undefined) rules.push(`Always \`${String(only)}\`.`);
  rules.push(boundsOf(schema, description));
  if (fallback !== undefined && !description.includes('default')) rules.push(`Default ${String(fallback)}.`);
  return rules.filter(Boolean).join(' ');
}

function boundsOf(schema: JsonSchema, description: string): string {
  const { minLength = 0, maxLength, minItems = 0, maxItems } = schema;
  if (maxLength !== undefined && !description.includes(String(maxLength))) {
    return minLength > 0 ? `${minLength}–${maxLength} characters.` : `At most ${maxLength} characters.`;
  }
  if (maxItems !== undefined && !description.includes(String(maxItems))) {
    return minItems > 0 ? `${minItems}–${maxItems} items.` : `At most ${maxItems} items.`;
  }
  return '';
}

/** Every code there is, by status; each has an anchor, `#error-40011`. */
export function allErrors(): Html {
  const statuses = [...byStatus(Object.keys(ERROR_CODES) as ErrorName[])];
  return html`<table class="codes">
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">Message</th>
      </tr>
    </thead>
    ${statuses.map(
      ([status, names]) =>
        html`<tbody>
          <tr>
            <th scope="rowgroup" colspan="2">
              ${status} ${STATUS_MEANING[status]?.title}
              <span class="meaning">${prose(STATUS_MEANING[status]?.text ?? '')}</span>
            </th>
          </tr>
          ${names.map((name) => {
            const { code, message } = ERROR_CODES[name];
            return html`<tr id="error-${code}">
              <td><code>${code}</code></td>
              <td>${message}</td>
            </tr>`;
          })}
        </tbody>`,
    )}
  </table>`;
}

/** The errors of one operation: its own in sight, those that its kind shares folded away. */
export function operationErrors(operation: Operation): Html {
  const own = [...new Set(operation.errors)];
  const shared = errorsOf(operation).filter((name) => !own.includes(name));
  return html`<h2>Errors</h2>
    ${own.length > 0 && codeTable(own, 'Errors of this operation')}
    <details class="more">
      <summary>${shared.length} errors shared with similar operations</summary>
      ${codeTable(shared, 'Shared errors')}
    </details>`;
}

function codeTable(names: readonly ErrorName[], label: string): Html {
  const ordered = [...byStatus(names).values()].flat();
  return html`<table class="codes" aria-label="${label}">
    <thead class="hidden">
      <tr>
        <th scope="col">Code</th>
        <th scope="col">Message</th>
      </tr>
    </thead>
    <tbody>
      ${ordered.map((name) => {
        const { code, message } = ERROR_CODES[name];
        return html`<tr>
          <td>
            <a href="${addressOfError(code)}"><code>${code}</code></a>
          </td>
          <td>${message}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}
