import type { Feature } from '../../core/feature.ts';
import { imageRoutes } from './image-routes.ts';
import { imageMigrations } from './migrations.ts';
import './tables.ts';
import { pictureTimers } from './unused-pictures.ts';

export const images: Feature = { routes: imageRoutes, migrations: imageMigrations, timers: pictureTimers };
