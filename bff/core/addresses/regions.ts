import { REGIONS } from './region-table.ts';

/** A region of a country. */
export interface Region {
  /** The library's code: an ISO 3166-2 code, or a name. */
  readonly code: string;
  readonly name: string;
  readonly latin: string;
}

let parsed: ReadonlyMap<string, readonly Region[]> | undefined;

/**
 * Returns the regions of a country, in the library's order; empty if it lists none. @param country ISO 3166-1
 */
export function regionsOf(country: string): readonly Region[] {
  parsed ??= new Map(
    REGIONS.trim()
      .replaceAll('\n ', '')
      .split('\n')
      .map((line) => [line.slice(0, 2), line.slice(3).split(',').map(regionIn)]),
  );
  return parsed.get(country) ?? [];
}

function regionIn(text: string): Region {
  const [code = '', names = ''] = text.split(':');
  const [name = '', latin = latinOf(code, name)] = names.split('/');
  return { code, name, latin };
}

/** Returns the code for a name that the library has in another script: `Kowloon:九龍`. */
const latinOf = (code: string, name: string): string =>
  /^[A-Za-z ]{4,}$/.test(code) && !/[A-Za-z]/.test(name) ? code : name;

/** Countries whose regions are written by their codes: `Brooklyn, NY 11201`. */
const BY_CODE: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'IT', 'US']);

/** A region as an option in a form. */
export interface RegionChoice {
  /** The form written in an address. */
  readonly value: string;
  readonly label: string;
}

/** Languages written in a country's non-Latin script. */
const OWN: Readonly<Record<string, string>> = { ja: 'JP', ar: 'AE EG' };

/**
 * Returns the regions of a country for a form: in the country's own script if its language uses it, else in
 * Latin letters.
 */
export function regionChoices(country: string, language: string): RegionChoice[] {
  const isOwn = OWN[language.slice(0, 2)]?.includes(country) === true;
  return regionsOf(country).map(({ code, name, latin }) => {
    const label = isOwn ? name : latin;
    return { value: BY_CODE.has(country) ? code : label, label };
  });
}
