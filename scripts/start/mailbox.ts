import { createServer, type AddressInfo, type Socket } from 'node:net';

/** An email that a start has caught. */
export interface CaughtMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mail server of `npm start`. It accepts every email and sends none on. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Opens a mail server on a free port of the loopback. @param onMail called with each email */
export async function openMailbox(onMail: (mail: CaughtMail) => void): Promise<Mailbox> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, (message) => onMail(read(message)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The part of SMTP (RFC 5321) that a client needs. */
function converse(socket: Socket, onMessage: (message: string) => void): void {
  let [unread, message, isData] = ['', '', false];
  const say = (text: string): void => void socket.write(`${text}\r\n`);
  const take = (line: string): void => {
    if (isData && line === '.') {
      onMessage(message);
      [message, isData] = ['', false];
      return say('250 Taken');
    }
    // A line that begins with a dot has one more.
    if (isData) return void (message += `${line.replace(/^\./, '')}\n`);
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'QUIT') return void socket.end('221 Bye\r\n');
    isData = verb === 'DATA';
    return say(isData ? '354 Go on' : '250 OK');
  };
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (unread + chunk).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  say('220 localhost');
}

/** Reads a message that the service sends: plain text, or text with an HTML alternative (RFC 5322, RFC 2045). */
function read(message: string): CaughtMail {
  const [head, body] = headAndBody(message);
  const boundary = /boundary="?([^";]+)/i.exec(headerOf(head, 'Content-Type'))?.[1];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1).map(headAndBody);
  const [partHead, text] = parts.find(([one]) => /^text\/plain/i.test(headerOf(one, 'Content-Type'))) ?? [
    head,
    body,
  ];
  return {
    to: headerOf(head, 'To'),
    subject: wordsOf(headerOf(head, 'Subject')),
    text: decoded(text, headerOf(partHead, 'Content-Transfer-Encoding')).trim(),
  };
}

function headAndBody(part: string): readonly [head: string, body: string] {
  const text = part.replace(/^\n/, '');
  const end = text.indexOf('\n\n');
  return [text.slice(0, end).replaceAll(/\n[ \t]/g, ' '), text.slice(end + 2)];
}

const headerOf = (head: string, name: string): string =>
  new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? '';

function decoded(body: string, encoding: string): string {
  if (/^base64$/i.test(encoding)) return Buffer.from(body, 'base64').toString();
  return /^quoted-printable$/i.test(encoding) ? unquoted(body.replaceAll(/=\n/g, '')) : body;
}

/** Decodes the words of a header (RFC 2047). */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      /b/i.test(kind) ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    );

/** Decodes `=E2=80=99`. */
const unquoted = (text: string): string =>
  text.replaceAll(/(?:=[0-9A-F]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

/** Formats an email for the terminal: recipient, subject and indented text. */
export const mailText = ({ to, subject, text }: CaughtMail): string =>
  [`\n  Mail to ${to}: ${subject}`, ...text.split(/\n+/).map((line) => `    ${line}`)].join('\n');
