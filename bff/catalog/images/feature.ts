import type { Feature } from '../../core/feature.ts';
import { imageRoutes } from './image-routes.ts';
import { imageMigrations } from './tables.ts';
import './tables.ts';
import { pictureTimers } from './used-images.ts';

export const images: Feature = { routes: imageRoutes, migrations: imageMigrations, timers: pictureTimers };
