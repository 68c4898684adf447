import type { Random } from './random.ts';

export interface PlannedCustomer {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

const FIRST = [
  'Alex',
  'Robin',
  'Sam',
  'Jo',
  'Charlie',
  'Ashley',
  'Kim',
  'Jamie',
  'Noor',
  'Sasha',
  'Toni',
  'Ren',
];
const LAST = ['A.', 'B.', 'C.', 'D.', 'F.', 'G.', 'H.', 'K.', 'L.', 'M.', 'P.', 'R.', 'S.', 'T.', 'W.'];

/** How many come again and again: loyal customers, and a list with the same name twice. */
const REGULARS = 40;

/** Nobody: the numbers are from the range that Ofcom keeps for drama. */
export function customerOf(random: Random): PlannedCustomer {
  const who = random.whole(0, REGULARS - 1);
  const name = `${FIRST[who % FIRST.length]} ${LAST[who % LAST.length]}`;
  const email = `guest${who + 10}@example.com`;
  return { name, phone: `+4420794600${who + 10}`, email: who % 3 === 0 ? email : null };
}
