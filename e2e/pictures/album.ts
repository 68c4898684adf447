import type { Browser, Page } from '@playwright/test';
import type { Camera } from './camera.ts';
import type { Shop } from './shop.ts';

export interface Sitting {
  readonly camera: Camera;
  readonly shop: Shop;
  readonly browser: Browser;
  /** A new window of a guest who hasn't been here before. */
  readonly page: Page;
  /** The style sheet of a brand, in whose look the elements are to be. */
  readonly css?: string;
}

/** Goes through the pages of one surface and has a picture taken of each. */
export type Album = (sitting: Sitting) => Promise<void>;
