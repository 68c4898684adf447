/** Fields of a form that are text, in the order of the form; with its button, if that has a name. */
export const pairsOf = (data: FormData): [string, string][] =>
  [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
