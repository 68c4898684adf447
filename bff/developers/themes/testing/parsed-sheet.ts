import { transform } from 'lightningcss';

/** A parsed style sheet: everything in it that could be more than the declarations of one rule. */
export interface ParsedSheet {
  readonly rules: readonly string[];
  readonly selectors: readonly string[];
  /** The declared properties, including repetitions. */
  readonly properties: readonly string[];
  readonly functions: readonly string[];
  readonly urls: readonly string[];
  readonly warnings: number;
}

export function parseSheet(css: string): ParsedSheet {
  const rules: string[] = [];
  const selectors: string[] = [];
  const properties: string[] = [];
  const functions: string[] = [];
  const urls: string[] = [];
  const { warnings } = transform({
    filename: 'theme.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule(rule) {
        rules.push(rule.type);
        return undefined;
      },
      Selector(selector) {
        selectors.push(selector.map((part) => JSON.stringify(part)).join());
        return undefined;
      },
      Declaration(declaration) {
        properties.push(declaration.property === 'custom' ? declaration.value.name : declaration.property);
        return undefined;
      },
      Function(called) {
        functions.push(called.name);
        return undefined;
      },
      Url(url) {
        urls.push(url.url);
        return undefined;
      },
    },
  });
  return { rules, selectors, properties, functions, urls, warnings: warnings.length };
}
