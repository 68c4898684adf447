import type { ServerResponse } from 'node:http';

/** Sets a header of a response that has not begun. */
export type SetHeader = (name: string, value: string) => void;

export function setHeaderOf(res: ServerResponse): SetHeader {
  return (name, value) => void res.setHeader(name, value);
}
