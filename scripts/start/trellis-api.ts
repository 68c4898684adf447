/** A call to the BFF. @throws {ApiRefusal} it returned an Error object */
export type TrellisApi = <Answer>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body: unknown,
  key?: string,
) => Promise<Answer>;

/** The BFF refused. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;

  constructor(operation: string, status: number, answer: string) {
    super(`${operation} returned ${status}: ${answer}`);
    this.status = status;
  }
}

/** @param base address of the BFF, without trailing slash */
export function connect(base: string): TrellisApi {
  return async (method, path, body, key) => {
    const request: RequestInit = {
      method,
      headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
    };
    const response = await fetch(base + path, request).catch((error: Error) => {
      throw new Error(`${method} ${path} got no response: ${causeOf(error)}`, { cause: error });
    });
    const text = await response.text();
    if (!response.ok) throw new ApiRefusal(`${method} ${path}`, response.status, text);
    return JSON.parse(text);
  };
}

/** fetch itself says only that it failed. */
const causeOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message);
