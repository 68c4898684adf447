import { expect, test } from 'vitest';
import type { Feature } from '../core/feature.ts';
import * as features from './features.ts';
import { SIMULATIONS, TIMERS } from './joined-features.ts';

const ALL: readonly Feature[] = Object.values(features);

test('no two features have a timer of one kind, or simulate one event', () => {
  expect(ALL.flatMap(({ timers }) => Object.keys(timers ?? {})).toSorted()).toEqual(
    Object.keys(TIMERS).toSorted(),
  );
  expect(ALL.flatMap(({ simulations }) => Object.keys(simulations ?? {})).toSorted()).toEqual(
    Object.keys(SIMULATIONS).toSorted(),
  );
});
