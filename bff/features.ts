/** Every feature of the service, one line each. */
export { consoleFeature } from './console/feature.ts';
export { hosted } from './hosted/feature.ts';
export { identity } from './identity/feature.ts';
export { merchants } from './merchants/feature.ts';
export { plants } from './plants/feature.ts';
export { sandbox } from './sandbox/feature.ts';
export { webhooks } from './webhooks/feature.ts';
