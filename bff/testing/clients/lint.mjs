/**
 * Lints documents with Spectral's rules for OpenAPI and Redocly's recommended ones: `node lint.mjs
 * document.json …`, the newest last. Prints Spectral's errors and all that Redocly finds, warnings too, as
 * JSON.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { readFileSync } from 'node:fs';

const ERROR = 0;
const linter = new spectral.Spectral();
const recommended = { extends: [[rulesets.oas, 'recommended']] };
/**
 * Spectral compiles the schema of every example again, nine seconds a document. Of older versions, which
 * differ by little, only Redocly checks them.
 */
const ofOlderVersions = { ...recommended, rules: { 'oas3-valid-media-example': 'off' } };
const config = await createConfig({ extends: ['recommended'] });
const found = { spectral: [], redocly: [] };
const files = process.argv.slice(2);
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  linter.setRuleset(file === files.at(-1) ? recommended : ofOlderVersions);
  for (const { code, path, message, severity } of await linter.run(JSON.parse(source)))
    if (severity === ERROR) found.spectral.push({ code, path: path.join('.'), message });
  for (const { ruleId, message, location } of await lintFromString({ source, absoluteRef: file, config }))
    found.redocly.push({ code: ruleId, path: location[0]?.pointer, message });
}
process.stdout.write(JSON.stringify(found));
