import type { FeatureDeps } from '../../core/feature.ts';
import type { TimerHandler } from '../../core/timers/timer-handler.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { endOfDay } from './local-days.ts';
import { EXPIRE, openAccount } from './move-points.ts';

/** Takes the points whose last day is over. The next ones have a time of their own; the merchant's time zone may have changed since. */
export const expirePoints: TimerHandler<FeatureDeps> = async (work, { owner, record, dueAt }) => {
  const account = await openAccount(work, { ...owner, only: undefined }, record, dueAt);
  const next = account.lots[0]?.expiresOn ?? null;
  if (next === null) return;
  await setTimer(work.db, owner, { kind: EXPIRE, record, dueAt: endOfDay(account.timezone, next) });
};
