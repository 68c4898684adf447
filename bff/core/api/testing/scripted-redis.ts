import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The response to a command: a number, a list of numbers, an error, or nothing at all. */
export type RedisAnswer = number | readonly number[] | 'refuse' | 'silence';

/**
 * A Redis that responds to each script and command as a test requires. Commands that open a connection always
 * succeed.
 */
export class ScriptedRedis {
  /** Connections so far. */
  connections = 0;
  /** Received commands, without those that open a connection. */
  readonly commands: (readonly string[])[] = [];
  answer: (command: readonly string[]) => RedisAnswer = () => 1;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor() {
    this.#server = createServer((socket) => this.#greet(socket));
  }

  static async start(): Promise<ScriptedRedis> {
    const redis = new ScriptedRedis();
    await once(redis.#server.listen(0, '127.0.0.1'), 'listening');
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Resolves when this number of commands that start with this word have been received. */
  count(word: string): number {
    return this.commands.filter(([first]) => first === word).length;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #greet(socket: Socket): void {
    this.connections += 1;
    this.#sockets.add(socket);
    let text = '';
    socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      for (let read = commandIn(text); read; read = commandIn(text)) {
        text = text.slice(read.length);
        this.#hear(socket, read.words);
      }
    });
  }

  #hear(socket: Socket, words: readonly string[]): void {
    if (/^(?:CLIENT|HELLO|SELECT)$/i.test(words[0] ?? '')) return void socket.write('+OK\r\n');
    this.commands.push(words);
    this.#say(socket, this.answer(words));
  }

  /** Sends a withheld response to every connection. */
  say(answer: RedisAnswer): void {
    for (const socket of this.#sockets) this.#say(socket, answer);
  }

  #say(socket: Socket, answer: RedisAnswer): void {
    if (answer === 'silence') return;
    if (answer === 'refuse') socket.write('-ERR refused\r\n');
    else if (typeof answer === 'number') socket.write(`:${answer}\r\n`);
    else socket.write(`*${answer.length}\r\n${answer.map((number) => `:${number}\r\n`).join('')}`);
  }
}

/** Returns the first complete command: a list of strings, each with its length (RESP). ASCII only. */
function commandIn(text: string): { words: string[]; length: number } | undefined {
  const [head = '', count] = /^\*(\d+)\r\n/.exec(text) ?? [];
  const words: string[] = [];
  let at = head.length;
  for (let left = Number(count ?? 0); left > 0; left -= 1) {
    const [mark = '', size] = /^\$(\d+)\r\n/.exec(text.slice(at)) ?? [];
    const end = at + mark.length + Number(size ?? Number.NaN);
    if (!(end + 2 <= text.length)) return undefined;
    words.push(text.slice(at + mark.length, end));
    at = end + 2;
  }
  return words.length > 0 ? { words, length: at } : undefined;
}
