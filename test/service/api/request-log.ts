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
}

/** Every request to the API, also those that a fault or a refusal met. */
export class RequestLog {
  #requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.#requests.push(request);
  }

  clear(): void {
    this.#requests = [];
  }

  /** The oldest first. */
  list(): LoggedRequest[] {
    return [...this.#requests];
  }

  counts(): RequestCounts {
    const byKey = Map.groupBy(this.#requests, ({ key }) => key);
    return Object.fromEntries([...byKey].map(([key, requests]) => [key, countByRoute(requests)]));
  }
}

function countByRoute(requests: LoggedRequest[]): Record<string, number> {
  const byRoute = Map.groupBy(requests, ({ method, route }) => `${method} ${route}`);
  return Object.fromEntries([...byRoute].map(([name, { length }]) => [name, length]));
}
