import type { Feature } from '../../core/feature.ts';
import { plantRoutes, type PlantApi } from './plants.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly plantApi: PlantApi;
    readonly isPlantApiBuiltIn: boolean;
  }
}

export const plants: Feature = { routes: plantRoutes };

declare module '../../core/database/tables.ts' {
  interface Tables {
    plants: PlantsTable;
    plant_answers: PlantAnswersTable;
    plant_api_credentials: PlantApiCredentialsTable;
  }
}

export interface PlantsTable {
  merchant: string;
  id: string;
  name: string;
  tag: string | null;
  created_at: Date;
}

/** Responses of the plant API to idempotent requests, written with the plant itself. */
export interface PlantAnswersTable {
  merchant: string;
  idempotency_key: string;
  fingerprint: string;
  status: number;
  body: string;
  created_at: Date;
}

export interface PlantApiCredentialsTable {
  /** SHA-256 of the bearer credential, base64url. */
  hash: string;
  created_at: Date;
}
