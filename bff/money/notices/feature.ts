import type { Feature } from '../../core/feature.ts';
import { forgetNotices, handleNotice } from './notices.ts';
import { NOTICE, noticeMigrations } from './tables.ts';

const FORGET_EVERY_MS = 60 * 60 * 1000;

/** Notices of payment processors, which come by themselves. */
export const processorNotices: Feature = {
  migrations: noticeMigrations,
  timers: { [NOTICE]: { outside: ({ deps, owner, record }) => handleNotice(deps, owner, record) } },
  chores: [{ name: 'processor.forget_notices', everyMs: FORGET_EVERY_MS, run: forgetNotices }],
};
