import type { Express, Request, Response } from 'express';
import type { RequestListener } from 'node:http';

/** One operation's way, from the opened request to the answer. Rejects with what the fault was. */
export type Serve = (req: Request, res: Response) => Promise<void>;

export interface DirectWay {
  /** What Express does first with each request. */
  readonly open: (req: Request, res: Response) => void;
  /** By method and path, as they stand in the request line: `POST /plants`. */
  readonly served: ReadonlyMap<string, Serve>;
  /** Where a fault becomes an answer. */
  readonly render: (error: unknown, res: Response) => void;
}

/**
 * Takes a request to an operation whose path holds no parameter straight to it. Express comes to the same steps by trying its
 * layers one after the other, which costs a tenth of a create; whatever is not spelled exactly so, such as with a
 * query, goes that way. So does every request of a server that does not give them Express's prototypes when they are born
 * (`StrictServer.serve`): without those a handler has no `query`, and Express sets them itself.
 */
export function directWay(app: Express, { open, served, render }: DirectWay): RequestListener {
  return (incoming, outgoing) => {
    const serve = served.get(`${incoming.method} ${incoming.url}`);
    if (!serve || !('query' in incoming)) return app(incoming, outgoing);
    const req = incoming as Request;
    const res = outgoing as Response;
    open(req, res);
    serve(req, res).catch((error: unknown) => render(error, res));
  };
}
