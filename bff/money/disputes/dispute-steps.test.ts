import { expect, test } from 'vitest';
import { randomFrom } from '../../testing/service/random.ts';
import type { DisputeRow } from './dispute-records.ts';
import { nextLookAt, stepsTo } from './dispute-steps.ts';

type Standing = Parameters<typeof stepsTo>[0];
type Answer = Parameters<typeof stepsTo>[1];

const AT = new Date('2031-03-01T10:00:00Z');
const FIRST_DEADLINE = new Date('2031-03-08T10:00:00Z');
const LATER_DEADLINE = new Date('2031-03-15T10:00:00Z');
const NEW: Standing = {
  status: 'needs_response',
  wanted: null,
  respond_by: FIRST_DEADLINE,
  withdrawn_at: null,
  reinstated_at: null,
};

/** What is recorded after an answer, and the steps that led there. */
function after(row: Standing, answer: Answer): { row: Standing; steps: string[] } {
  const steps = stepsTo(row, answer);
  const changed = steps.map((step): Partial<Standing> => {
    if (step.what === 'move') return { status: step.to };
    return step.what === 'withdraw' ? { withdrawn_at: AT } : { reinstated_at: AT };
  });
  const respond_by = answer.respond_by === null ? null : new Date(answer.respond_by);
  return {
    row: Object.assign({ ...row, respond_by }, ...changed) as Standing,
    steps: steps.map((step) => (step.what === 'move' ? step.to : step.what)),
  };
}

const answer = (
  status: Answer['status'],
  funds_withdrawn = status !== 'won',
  deadline = FIRST_DEADLINE,
): Answer => ({ status, funds_withdrawn, respond_by: deadline.toISOString() });

const REVIEWED: Standing = { ...NEW, status: 'under_review' };

test.each([
  ['a new one', NEW, answer('needs_response'), ['withdraw']],
  ['an inquiry without money', NEW, answer('needs_response', false), []],
  ['one that is seen once it was lost', NEW, answer('lost'), ['withdraw', 'lost']],
  ['one that is seen once it was won', NEW, answer('won'), ['won']],
  ['evidence', { ...NEW, withdrawn_at: AT }, answer('under_review'), ['under_review']],
  ['a win', { ...NEW, withdrawn_at: AT }, answer('won'), ['won', 'reinstate']],
  ['a win whose money comes later', { ...NEW, withdrawn_at: AT }, answer('won', true), ['won', 'reinstate']],
  ['what was given up', { ...NEW, wanted: 'acceptance', withdrawn_at: AT }, answer('lost'), ['accepted']],
  [
    'an answered inquiry that becomes a dispute',
    REVIEWED,
    answer('needs_response', true, LATER_DEADLINE),
    ['withdraw', 'needs_response'],
  ],
  ['an old answer about an inquiry', REVIEWED, answer('needs_response', false), []],
  ['an old answer', { ...NEW, status: 'won' }, answer('needs_response'), []],
  ['an old answer about evidence', { ...NEW, status: 'lost', withdrawn_at: AT }, answer('under_review'), []],
] as const)('%s takes these steps', (_, row, said, steps) => {
  expect(after(row, said).steps).toEqual(steps);
});

test('whatever answers come, and however often: money is taken once, comes back once, and ends are final', () => {
  const random = randomFrom(1);
  const all = [
    answer('needs_response'),
    answer('needs_response', false),
    answer('under_review'),
    answer('won'),
    answer('won', true),
    answer('lost'),
  ];
  for (let round = 0; round < 2_000; round += 1) {
    let row: Standing = { ...NEW, wanted: random.below(5) === 0 ? 'acceptance' : null };
    const steps: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const said = random.of(all);
      const next = after(row, said);
      expect(after(next.row, said).steps).toEqual([]);
      row = next.row;
      steps.push(...next.steps);
    }
    const times = (step: string): number => steps.filter((one) => one === step).length;
    expect(times('withdraw')).toBeLessThanOrEqual(1);
    expect(times('reinstate')).toBe(row.status === 'won' ? times('withdraw') : 0);
    expect(times('won') + times('lost') + times('accepted')).toBeLessThanOrEqual(1);
  }
});

const DAY = 24 * 60 * 60_000;
const later = (days: number): Date => new Date(AT.getTime() + days * DAY);

test.each([
  ['daily while evidence is due', 'needs_response', later(7), AT, later(1)],
  ['at the deadline', 'needs_response', later(0.5), AT, later(0.5)],
  ['an hour after the deadline', 'needs_response', AT, AT, later(1 / 24)],
  ['daily without a deadline', 'needs_response', null, AT, later(1)],
  ['daily under review', 'under_review', null, later(-29), later(1)],
  ['weekly after a month of that', 'under_review', null, later(-30), later(7)],
] as const)('it is looked at %s', (_, status, respond_by, updated_at, next) => {
  const row: Pick<DisputeRow, 'status' | 'respond_by' | 'updated_at'> = { status, respond_by, updated_at };
  expect(nextLookAt(row, AT)).toEqual(next);
});
