import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const TYPES = { CNAME: 5, TXT: 16 } as const;
type RecordKind = keyof typeof TYPES;

/** A name server for tests on this machine (RFC 1035): TXT and CNAME records that a test sets. */
export class NameServer {
  /** `127.0.0.1:port`. */
  readonly address: string;
  /** Whether it answers at all. */
  isSilent = false;
  readonly #socket: Socket;
  readonly #records = new Map<string, readonly string[]>();

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.address = `127.0.0.1:${(socket.address() as AddressInfo).port}`;
    socket.on('message', (query, from) => {
      if (!this.isSilent) socket.send(this.#answer(query), from.port, from.address);
    });
  }

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new NameServer(socket);
  }

  set(kind: RecordKind, name: string, ...values: readonly string[]): void {
    this.#records.set(`${kind} ${name}`, values);
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#socket.close(() => resolve()));
  }

  /** The question again, and what is known of it; NXDOMAIN for a name without records. */
  #answer(query: Buffer): Buffer {
    const { name, type, end } = questionOf(query);
    const kind = (Object.keys(TYPES) as RecordKind[]).find((one) => TYPES[one] === type);
    const values = (kind && this.#records.get(`${kind} ${name}`)) ?? [];
    const isKnown = [...this.#records].some(([key, all]) => key.endsWith(` ${name}`) && all.length > 0);
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(isKnown ? 0x8580 : 0x8583, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(values.length, 6);
    const answers = values.map((value) => recordOf(kind ?? 'TXT', value));
    return Buffer.concat([head, query.subarray(12, end), ...answers]);
  }
}

function questionOf(query: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** Returns a record with the name of the question. */
function recordOf(kind: RecordKind, value: string): Buffer {
  const data = kind === 'CNAME' ? encodedName(value) : encodedText(value);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TYPES[kind], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

const labelled = (text: string): Buffer =>
  Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
const encodedName = (name: string): Buffer =>
  Buffer.concat([...name.split('.').map(labelled), Buffer.from([0])]);
const encodedText = (text: string): Buffer => Buffer.concat((text.match(/.{1,255}/gs) ?? ['']).map(labelled));
