/** How a client that JavaScript runs sends a bigint: as the digits of a JSON number. The reference page shows it. */
export const EXACT_JSON_SAMPLE = `// A bigint is written as its digits, without quotes
const exactJson = (body) =>
  JSON.stringify(body, (_name, value) =>
    typeof value === 'bigint' ? JSON.rawJSON(String(value)) : value);`;
