import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// As the service's start does (../main.ts): a command then takes half the processor time.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/trellis', import.meta.url)));

// Only what is imported from here on is cached.
const { run } = await import('./run.ts');
await run(process.argv.slice(2));
