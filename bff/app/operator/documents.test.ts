import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  liveApplicant,
  pdfOf,
  PNG,
  uploaded,
  type LiveApplicant,
} from '../../accounts/onboarding/testing/live-applicant.ts';
import { EXAMPLE_CHANGE } from '../../accounts/onboarding/contract/onboarding-change.ts';
import { signUpByEmail } from '../../pages/console/people/testing/door.ts';
import { startMailServer, type MailServer } from '../../providers/messages/testing/mail-server.ts';
import { call, mintToken, startService, type Service } from '../../testing/service/service.ts';
import { commandCalled } from './on-database.ts';
import { runAudited } from './run-audited.ts';
import {
  openOperatorConsole,
  OperatorVisit,
  signInToOperator,
  type OperatorStand,
} from './testing/operator-visit.ts';

const OPS = 'ops@trellis.example';
const MINUTE_MS = 60_000;

let mail: MailServer;
let service: Service;
let stand: OperatorStand;
let ops: OperatorVisit;
let applicant: LiveApplicant;
let pdf: string;
let picture: string;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
  });
  stand = await openOperatorConsole(service);
  await command('persons add', { email: OPS });
  ops = await signInToOperator(stand, mail, OPS);
  applicant = await liveApplicant(service);
  pdf = await uploaded(service, applicant, pdfOf('an extract of the register'));
  picture = await uploaded(service, applicant, PNG);
  const { key } = applicant.partner;
  const at = `PATCH /v1/merchants/${applicant.id}/onboarding`;
  const people = EXAMPLE_CHANGE.people.map((person) => ({ ...person, document: picture }));
  await call(service, at, { credential: key, body: { business: { document: pdf }, people } });
});
afterAll(async () => {
  await stand.close();
  await service.stop();
  await mail.close();
});
// The network's limit counts by the minute.
beforeEach(() => service.clock.advance(MINUTE_MS));

function command(
  name: string,
  flags: Readonly<Record<string, string>> = {},
  secrets: { webhookSecretsKey?: string } = {},
) {
  const { db, clock, url: publicUrl } = service;
  const checkReadiness = (): Promise<unknown> => Promise.resolve([]);
  const context = { db, clock, publicUrl, checkReadiness, secrets, flags: new Map(Object.entries(flags)) };
  return runAudited(commandCalled(name), context);
}

/** Gives the operator's sessions a fresh proof. */
const prove = () =>
  service.db
    .updateTable('operator_sessions')
    .set({ proved_at: new Date(service.clock.now()) })
    .execute();

const opened = () =>
  service.db.selectFrom('audit_entries').selectAll().where('operation', '=', 'documents open').execute();

const addressOf = (id: string, merchant = applicant.id) => `/merchants/${merchant}/documents/${id}`;

describe('the operator opens a document of a merchant', () => {
  test('from the page of the merchant, after a proof, with an entry in the audit log', async () => {
    await prove();
    const { text } = await ops.open(`/merchants/${applicant.id}`);
    expect(text).toContain(`href="/operator${addressOf(pdf)}">The business</a>`);
    expect(text).toContain(`href="/operator${addressOf(picture)}">Alex Morgan</a>`);
    const seen = await ops.open(addressOf(pdf));
    expect([seen.status, seen.text]).toEqual([200, pdfOf('an extract of the register').toString()]);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${pdf}.pdf"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    const [entry] = await opened();
    expect(entry).toMatchObject({
      partner_id: applicant.partner.partnerId,
      environment: 'production',
      merchant_id: applicant.id,
      record_id: applicant.id,
      via: 'console',
    });
    expect(JSON.parse(String(entry?.actor))).toMatchObject({
      kind: 'operator',
      id: expect.stringMatching(/^opr_/),
    });
    expect(JSON.parse(String(entry?.changes))).toEqual([{ field: 'document', before: null, after: pdf }]);
    const shown = await call<{ data: { operation: string }[] }>(
      service,
      `GET /v1/audit_events?record=${applicant.id}`,
      {
        credential: applicant.partner.key,
      },
    );
    expect(shown.body.data.map(({ operation }) => operation)).toContain('documents open');
  });

  test('a picture is shown, and what is no picture and no PDF is only ever saved', async () => {
    await prove();
    const shown = await ops.open(addressOf(picture));
    expect([shown.headers.get('content-type'), shown.headers.get('content-disposition')]).toEqual([
      'image/png',
      `inline; filename="${picture}.png"`,
    ]);
    const setType = (type: string) =>
      service.db
        .updateTable('onboarding_documents')
        .set({ media_type: type as 'image/png' })
        .where('id', '=', picture)
        .execute();
    for (const hostile of ['text/html', 'image/svg+xml']) {
      await setType(hostile);
      const saved = await ops.open(addressOf(picture));
      expect([saved.headers.get('content-type'), saved.headers.get('content-disposition')]).toEqual([
        'application/octet-stream',
        `attachment; filename="${picture}.bin"`,
      ]);
    }
    await setType('image/png');
  });

  test('and nobody else does: no session, an old one, no recent proof, a partner’s or a merchant’s', async () => {
    const before = (await opened()).length;
    const path = addressOf(pdf);
    const stranger = await new OperatorVisit(stand).open(path);
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/operator/sign-in']);

    const { cookie } = await signUpByEmail(service, mail, 'Café Systems', 'ada@cafe.example');
    const thief = new OperatorVisit(stand);
    const theirs = /trellis_console=([\w-]{43})/.exec(cookie)?.[1] ?? '';
    thief.cookies.set('trellis_operator', theirs).set('trellis_console', theirs);
    expect((await thief.open(path)).status).toBe(401);

    const { key } = applicant.partner;
    const token = await mintToken(service, { key, active: applicant.id }, ['onboarding:read']);
    for (const credential of [key, token]) {
      const headers = { authorization: `Bearer ${credential}` };
      const seen = await new OperatorVisit(stand).open(path, { headers });
      expect([seen.status, seen.text]).toEqual([303, expect.not.stringContaining('register')]);
      const there = await fetch(`${service.url}/operator${path}`, { headers });
      expect(there.status).toBe(404);
    }

    service.clock.advance(11 * MINUTE_MS);
    const unproved = await ops.open(path);
    expect([unproved.status, unproved.text]).toEqual([403, expect.not.stringContaining('%PDF')]);
    await prove();
    service.clock.advance(61 * MINUTE_MS);
    expect((await ops.open(path)).status).toBe(401);
    expect(await opened()).toHaveLength(before);
    ops = await signInToOperator(stand, mail, OPS);
  });

  test('only as a document of that merchant', async () => {
    await prove();
    const other = await liveApplicant(service, 'Other POS');
    for (const path of [addressOf(pdf, other.id), addressOf('doc_test'), addressOf(pdf, 'mer_none')]) {
      expect([400, 404]).toContain((await ops.open(path)).status);
    }
  });

  test('from the command line too, where the key that sealed it is needed', async () => {
    const flags = { merchant: applicant.id, document: pdf };
    const result = (await command('documents open', flags)) as { base64: string };
    expect(Buffer.from(result.base64, 'base64').toString()).toContain('an extract of the register');
    const webhookSecretsKey = Buffer.alloc(32, 7).toString('base64');
    await expect(command('documents open', flags, { webhookSecretsKey })).rejects.toThrow(
      'unable to authenticate data',
    );
    expect(await command('verify')).toMatchObject({ secrets: { documents: 2, unreadable: [] } });
    expect(await command('verify', {}, { webhookSecretsKey })).toMatchObject({
      ok: false,
      secrets: { documents: 2, unreadable: [pdf, picture].toSorted() },
    });
  });

  test('and deletes all of them, before their time', async () => {
    await prove();
    const other = await liveApplicant(service, 'Third POS');
    const theirs = await uploaded(service, other, pdfOf('theirs'));
    const path = `/merchants/${applicant.id}`;
    expect((await ops.fill(path, {}, `${path}/erase-documents`)).status).toBe(303);
    expect((await ops.open(path)).text).toContain('What was sent in has been deleted.');
    expect((await ops.open(addressOf(pdf))).status).toBe(404);
    const left = await service.db.selectFrom('onboarding_documents').select('id').execute();
    expect(left).toEqual([{ id: theirs }]);
  });
});
