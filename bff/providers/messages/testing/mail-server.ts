import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server on loopback, with the part of SMTP that a client needs. */
export interface MailServer {
  readonly url: string;
  /** The accepted messages, each complete with its headers first. */
  readonly taken: string[];
  /** Replies to the next recipients instead of `250`, each used once. */
  readonly refusals: string[];
  /** How long it has a message before it says so, in milliseconds. */
  answersAfterMs: number;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, mail);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refusals,
    answersAfterMs: 0,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return mail;
}

function serve(socket: Socket, mail: MailServer): void {
  const { taken, refusals } = mail;
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
    if (mail.answersAfterMs === 0) say('250 Taken');
    else setTimeout(() => say('250 Taken'), mail.answersAfterMs).unref();
  };
  say('220 mail.test');
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (line + chunk).split('\r\n');
    line = lines.pop() ?? '';
    for (const one of lines) (isData ? onData : onCommand)(one);
  });
}
