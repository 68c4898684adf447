import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server on loopback, with the part of SMTP that a client needs. */
export interface MailServer {
  readonly url: string;
  /** The accepted messages, each complete with its headers first. */
  readonly taken: string[];
  /** Replies to the next recipients instead of `250`, each used once. */
  readonly refusals: string[];
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, taken, refusals);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refusals,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function serve(socket: Socket, taken: string[], refusals: string[]): void {
  let [line, message] = ['', ''];
  let isData = false;
  const say = (text: string): void => void socket.write(`${text}\r\n`);
  const onCommand = (command: string): void => {
    const verb = command.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') return say(refusals.shift() ?? '250 OK');
    if (verb === 'QUIT') return void socket.end('221 Bye\r\n');
    isData = verb === 'DATA';
    say(isData ? '354 Go on' : '250 OK');
  };
  const onData = (part: string): void => {
    if (part !== '.') return void (message += `${part}\n`);
    taken.push(message);
    [isData, message] = [false, ''];
    say('250 Taken');
  };
  say('220 mail.test');
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (line + chunk).split('\r\n');
    line = lines.pop() ?? '';
    for (const one of lines) (isData ? onData : onCommand)(one);
  });
}
