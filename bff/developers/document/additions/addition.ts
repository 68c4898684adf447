/** What came to all dated versions on one day: nothing that breaks anybody's code. */
export interface Addition {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The ids of the operations. */
  readonly operations: readonly string[];
  /** The types of events. */
  readonly events: readonly string[];
  /** What else came, a sentence each: CommonMark, code in backticks and nothing else. */
  readonly others: readonly string[];
}

/** An addition, with its names as they are easily read: between blanks. */
export function addition(
  date: string,
  {
    operations = '',
    events = '',
    others = [],
  }: { readonly operations?: string; readonly events?: string; readonly others?: readonly string[] },
): Addition {
  return { date, operations: namesIn(operations), events: namesIn(events), others };
}

function namesIn(text: string): string[] {
  return text.split(/\s+/).filter((name) => name !== '');
}
