/** Lints documents with Spectral's rules for OpenAPI: `node lint.mjs document.json …`. Prints the errors as JSON. */
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { readFileSync } from 'node:fs';

const ERROR = 0;
const linter = new spectral.Spectral();
linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] });
const found = [];
for (const file of process.argv.slice(2))
  found.push(...(await linter.run(JSON.parse(readFileSync(file, 'utf8')))));
const errors = found.filter(({ severity }) => severity === ERROR);
process.stdout.write(
  JSON.stringify(errors.map(({ code, path, message }) => ({ code, path: path.join('.'), message }))),
);
