import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A text as Twilio's API received it. */
export interface SentText {
  readonly authorization: string;
  readonly to: string;
  readonly from: string | null;
  readonly messagingService: string | null;
  readonly body: string;
  readonly statusCallback: string | null;
}

/** The answer to the next text: a refusal by its code, another status, or none that could be read. */
export type StandInAnswer =
  | { readonly code: number; readonly status?: number }
  | { readonly status: number }
  | 'html'
  | 'silence';

/** A server with the part of Twilio's API that texts need, whose answers have the documented shapes. */
export interface TwilioStandIn {
  readonly url: string;
  readonly sent: SentText[];
  readonly answers: StandInAnswer[];
  close(): Promise<void>;
}

export const ACCOUNT_SID = `AC${'0123456789abcdef'.repeat(2)}`;
export const AUTH_TOKEN = 'an-auth-token-of-tests-0123456789';

const MESSAGES = `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages.json`;
const ACCOUNT = `/2010-04-01/Accounts/${ACCOUNT_SID}.json`;
const OWN = `Basic ${Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')}`;

export async function startTwilio(): Promise<TwilioStandIn> {
  const sent: SentText[] = [];
  const answers: StandInAnswer[] = [];
  const server = createServer((req, res) => {
    let text = '';
    const json = (status: number, body: object): void => {
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const refuse = (status: number, code: number): void =>
      json(status, {
        code,
        message: 'Refused.',
        more_info: `https://www.twilio.com/docs/errors/${code}`,
        status,
      });
    req.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    req.on('end', () => {
      const { authorization = '' } = req.headers;
      if (authorization !== OWN) return refuse(401, 20_003);
      if (req.method === 'GET' && req.url === ACCOUNT)
        return json(200, { sid: ACCOUNT_SID, status: 'active' });
      if (req.method !== 'POST' || req.url !== MESSAGES) return refuse(404, 20_404);
      const form = new URLSearchParams(text);
      sent.push({
        authorization,
        to: form.get('To') ?? '',
        from: form.get('From'),
        messagingService: form.get('MessagingServiceSid'),
        body: form.get('Body') ?? '',
        statusCallback: form.get('StatusCallback'),
      });
      const answer = answers.shift();
      if (answer === 'silence') return req.socket.destroy();
      if (answer === 'html') return void res.writeHead(200).end('<!doctype html><p>Proxy</p>');
      if (answer && 'code' in answer) return refuse(answer.status ?? 400, answer.code);
      if (answer) return void res.writeHead(answer.status).end();
      const sid = `SM${sent.length.toString(16).padStart(32, '0')}`;
      return json(201, {
        sid,
        account_sid: ACCOUNT_SID,
        status: 'queued',
        error_code: null,
        error_message: null,
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
