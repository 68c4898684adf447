import type { FeatureContract } from '../../../../core/contract/feature.ts';
import {
  createPartner,
  getPartner,
  getProductionReadiness,
  publishPartner,
  setOrigins,
  updatePartner,
} from './partner-operations.ts';

export const partners = {
  tag: 'Partners',
  description: 'Your partner account: its name, its sandbox, and the origins of your pages.',
  operations: [createPartner, getPartner, updatePartner, setOrigins, getProductionReadiness, publishPartner],
} as const satisfies FeatureContract;
