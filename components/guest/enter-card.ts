/** What the processor made of a card: a token that pays once, or what was wrong with it. */
export type CardEntry = { readonly token: string } | { readonly problem: string };

/**
 * Sends a card straight to the payment processor: our own service never sees it. The processor lets only pages of the origin read its
 * answer that the form was made for.
 */
export async function enterCard(form: HTMLFormElement, signal: AbortSignal): Promise<CardEntry> {
  const { exp_month: month, exp_year: year, ...rest } = Object.fromEntries(pairsOf(new FormData(form)));
  const url = new URL(form.getAttribute('action') ?? '');
  url.searchParams.set('form', rest['form'] ?? '');
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...rest, exp_month: whole(month), exp_year: whole(year) }),
      signal,
    });
    const answer = (await response.json()) as { token?: string; decline_code?: string; param?: string };
    if (response.ok && answer.token) return { token: answer.token };
    if (response.status === 429 || response.status >= 500) return { problem: 'processor' };
    return { problem: answer.decline_code ?? (answer.param ? `${answer.param}_invalid` : 'card') };
  } catch (error) {
    if (signal.aborted) throw error;
    return { problem: 'processor' };
  }
}

/** Fields of a form that are text, in the order of the form; with its button, if that has a name. */
export const pairsOf = (data: FormData): [string, string][] =>
  [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string');

const whole = (text = ''): number | string => (/^\d{1,4}$/.test(text) ? Number(text) : text);
