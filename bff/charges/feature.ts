import type { Feature } from '../feature.ts';
import { CHARGE_DUE } from '../merchants/merchants.ts';
import { chargeRun } from './charge-run.ts';
import { chargeMigrations } from './migrations.ts';

export const charges: Feature = { migrations: chargeMigrations, timers: { [CHARGE_DUE]: chargeRun } };
