import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Keeps the code of the last start without its types and compiled: producing it is half of a start's work. It
 * is stored beside the packages, where anyone who may write could change the code itself. If the folder can't
 * be written, each start compiles; NODE_COMPILE_CACHE names another folder.
 */
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/trellis', import.meta.url)));

// Only what is imported from here on is cached.
const { run } = await import('./app/run.ts');
await run();
