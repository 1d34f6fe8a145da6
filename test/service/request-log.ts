/** Requests by key, then by method and route: `{"KEY": {"GET /v1/messages/{id}": 2}}`. */
export type RequestCounts = Record<string, Record<string, number>>;

export interface LoggedRequest {
  /** Epoch ms by the service's clock. */
  at: number;
  /** As sent; empty without one. */
  key: string;
  method: string;
  /** Path as the specification writes it, `/v1/messages/{id}`; the path itself if it is none of the API's. */
  route: string;
  /** Of the answer; absent while there is none, and where the connection was cut instead. */
  status?: number;
}

/** Longer keys and paths are cut. */
const LENGTH = 200;
const LISTED = 100_000;

/** The last hundred thousand requests to the API, also those that a fault or a refusal met. */
export class RequestLog {
  #requests: LoggedRequest[] = [];

  /** @param request its status may be set later */
  add(request: LoggedRequest): void {
    request.key = request.key.slice(0, LENGTH);
    request.route = request.route.slice(0, LENGTH);
    this.#requests.push(request);
    // Dropped by the thousand, the oldest cost no more than they did to add.
    if (this.#requests.length >= LISTED * 1.1) this.#requests = this.#requests.slice(-LISTED);
  }

  /** The oldest first. */
  list(): LoggedRequest[] {
    return this.#requests.slice(-LISTED);
  }

  counts(): RequestCounts {
    const counts: RequestCounts = {};
    for (const { key, method, route } of this.#requests) {
      const name = `${method} ${route}`;
      counts[key] = { ...counts[key], [name]: (counts[key]?.[name] ?? 0) + 1 };
    }
    return counts;
  }
}
