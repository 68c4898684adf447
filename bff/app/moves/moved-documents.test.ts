import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDocument } from '../../accounts/onboarding/onboarding.ts';
import { liveApplicant, pdfOf, uploaded } from '../../accounts/onboarding/testing/live-applicant.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { TestMove } from './testing/two-installations.ts';

let source: Service;
let target: Service;
beforeAll(async () => {
  [source, target] = await Promise.all([startService(), startService()]);
});
afterAll(() => Promise.all([source.stop(), target.stop()]));

test('documents of merchants move with their partner, and are sealed with the target’s key', async () => {
  const applicant = await liveApplicant(source);
  const { partnerId } = applicant.partner;
  const owner = { partnerId, environment: 'production' } as const;
  // More than fit into one page, and each as different as can be.
  const files = Array.from({ length: 6 }, (_, at) =>
    Buffer.concat([pdfOf(`file ${at}`), randomBytes(300_000)]),
  );
  const ids: string[] = [];
  for (const file of files.slice(0, 5)) ids.push(await uploaded(source, applicant, file));
  const moving = new TestMove(source, target);
  try {
    await moving.export(partnerId);
    ids.push(await uploaded(source, applicant, files[5] ?? Buffer.alloc(0)));
    await moving.export(partnerId, { isLast: true });
    await moving.import({ isActivated: true });
    for (const [at, id] of ids.entries()) {
      const named = { merchantId: applicant.id, id };
      const opened = await openDocument(target.db, owner, named, target.deps.sealer);
      expect(opened?.bytes.equals(files[at] ?? Buffer.alloc(0))).toBe(true);
      await expect(openDocument(target.db, owner, named, source.deps.sealer)).rejects.toThrow(
        'unable to authenticate data',
      );
    }
    // What is due for them moves too.
    const timers = target.db.selectFrom('timers').select('kind').where('record', '=', applicant.id);
    expect(await timers.execute()).toContainEqual({ kind: 'documents.forget' });
  } finally {
    moving.drop();
  }
});
