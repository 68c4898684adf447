import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * The code of the last start is kept, without its types and compiled: making it anew is half of a start's work. It lies
 * beside the packages, where whoever may write could change the code itself. Where that cannot be written each start
 * compiles; NODE_COMPILE_CACHE names another folder.
 */
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/trellis', import.meta.url)));

// Only what is imported from here on is kept.
const { run } = await import('./run.ts');
await run();
