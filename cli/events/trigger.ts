import type { JsonObject } from '../../bff/core/api/json.ts';
import { call } from '../client.ts';
import { Problem, readArguments, UsageFault, type Command } from '../command.ts';
import { sandboxAccess } from '../store.ts';

const HELP = `trellis trigger order.completed

Makes an event happen in your sandbox: an order is really placed, paid, accepted and handed over, and each step emits
its events, to your webhooks and to "trellis listen".

  --list           prints the types that can happen
  --merchant ID    one of your test merchants
  --url ADDRESS    where Trellis is, if not where you are logged in
  --json           prints the events as JSON
`;

export const TRIGGER: Command = {
  name: 'trigger',
  summary: 'makes an event happen in your sandbox',
  help: HELP,
  async run(args, out) {
    const { values, positionals } = readArguments(args, {
      list: { type: 'boolean' },
      merchant: { type: 'string' },
      url: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [type, ...others] = positionals;
    if (others.length > 0) throw new UsageFault('one type is needed.');
    if (values.list && type !== undefined) throw new UsageFault('--list takes no type.');
    if (type === undefined && !values.list)
      throw new UsageFault('a type is missing, such as order.completed.');
    const access = sandboxAccess(values.url);
    const types = await typesAt(access.url);
    if (type === undefined) {
      out.result({ object: 'event_types', types }, types.join('\n'));
      return 0;
    }
    if (!types.includes(type)) throw new UsageFault(`${type} can’t be triggered. ${nearTo(type, types)}`);
    const { merchant } = values;
    const body = { type, ...(merchant !== undefined && { merchant }) };
    const { data } = await call(access, '/v1/sandbox/events', { method: 'POST', body });
    const events = data as unknown as readonly { id: string; type: string; merchant: string | null }[];
    const lines = events.map((event) => `${event.type.padEnd(28)} ${event.id}  ${event.merchant ?? ''}`);
    out.result({ object: 'triggered', events }, lines.join('\n') || `${type}: nothing was left to do.`);
    return 0;
  },
};

/** Returns the types that the service can simulate, by its own document. @throws {Problem} */
async function typesAt(url: string): Promise<readonly string[]> {
  const document = await call({ url }, '/openapi.json');
  const schemas = (document['components'] as JsonObject | undefined)?.['schemas'] as JsonObject | undefined;
  const event = schemas?.['SimulatedEvent'] as { properties?: { type?: { enum?: string[] } } } | undefined;
  const types = event?.properties?.type?.enum;
  if (!types) throw new Problem(`The document at ${url}/openapi.json names no event types.`);
  return types;
}

/** Names the types of the same record. */
function nearTo(type: string, types: readonly string[]): string {
  const near = types.filter((one) => one.split('.')[0] === type.split('.')[0]);
  return near.length > 0 ? `Of this record, there are ${near.join(', ')}.` : 'Run trellis trigger --list.';
}
