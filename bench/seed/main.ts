import { writeFileSync } from 'node:fs';
import { seed, type SeedOptions } from './rows.ts';

/**
 * A process of its own, so that the embedded database's memory is released with it: options on the command
 * line, callers in the file.
 */
const [file = '', options = '{}'] = process.argv.slice(2);
writeFileSync(file, JSON.stringify(await seed(JSON.parse(options) as SeedOptions)));
