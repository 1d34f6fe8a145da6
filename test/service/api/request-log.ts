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

/** So many requests are listed, and so many keys and routes are told apart, whoever asks for whatever. */
const LISTED = 10_000;
const COUNTED = 1000;
/** Longer keys and paths are cut. */
const LENGTH = 200;

/** Where requests are counted that come with yet another key or path. */
const OTHERS = { key: 'others', name: 'others' };

/** The requests to the API, also those that a fault or a refusal met. It takes no more room than is said above. */
export class RequestLog {
  #requests: LoggedRequest[] = [];
  #counts = new Map<string, { key: string; name: string; count: number }>();

  /** @param request its status may be set later */
  add(request: LoggedRequest): void {
    request.key = request.key.slice(0, LENGTH);
    request.route = request.route.slice(0, LENGTH);
    this.#requests.push(request);
    // Dropped by the thousand, the oldest cost no more than they did to add.
    if (this.#requests.length >= LISTED * 1.1) this.#requests = this.#requests.slice(-LISTED);
    this.#count({ key: request.key, name: `${request.method} ${request.route}` });
  }

  clear(): void {
    this.#requests = [];
    this.#counts.clear();
  }

  /** The last ten thousand, the oldest first. */
  list(): LoggedRequest[] {
    return this.#requests.slice(-LISTED);
  }

  counts(): RequestCounts {
    const byKey = Map.groupBy(this.#counts.values(), ({ key }) => key);
    return Object.fromEntries(
      [...byKey].map(([key, counts]) => [key, Object.fromEntries(counts.map(({ name, count }) => [name, count]))]),
    );
  }

  #count({ key, name }: { key: string; name: string }): void {
    const id = JSON.stringify([key, name]);
    const counted = this.#counts.get(id);
    if (counted) counted.count += 1;
    else if (this.#counts.size < COUNTED || name === OTHERS.name) this.#counts.set(id, { key, name, count: 1 });
    else this.#count(OTHERS);
  }
}
