import { readServices } from './connection.ts';
import { z } from './schema.ts';
import { parseItem, type StoredItem, storedItem } from './stored-item.ts';

/**
 * One service's part of an item. Background work calls `update`, which does nothing if the service is not connected; only the code that
 * connects the service calls `write`.
 */
type ServicePart<T> = Pick<StoredItem<T>, 'read' | 'write' | 'update'>;

/** A stored item with a separate value for each service, by base URL. */
export type ServiceItem<T> = Pick<StoredItem<Readonly<Record<string, T>>>, 'read' | 'watch'> & {
  /** The value for a service that has nothing stored. */
  readonly initial: T;
  /** @param service base URL */
  of(service: string): ServicePart<T>;
  /** Deletes what is stored of this service. */
  forget(service: string): Promise<void>;
};

/** Declares such an item, once. @param schema gives the default for an absent value; an invalid part is logged and read as its default */
export function serviceItem<T>(key: string, schema: z.ZodMiniType<T>): ServiceItem<T> {
  const initial = () => schema.parse(undefined);
  const partsSchema = z.pipe(
    z._default(z.record(z.string(), z.unknown()), {}),
    z.transform((parts: Record<string, unknown>): Readonly<Record<string, T>> => {
      const parsed = Object.entries(parts).map(([service, part]) => [service, parseItem(key, schema, part)]);
      return Object.fromEntries(parsed);
    }),
  );
  const { read, update: change, watch } = storedItem(key, partsSchema);

  return {
    get initial() {
      return initial();
    },
    read,
    watch,
    of(service) {
      // Work that began before a service was removed may end after that.
      const isConnected = async () => (await readServices()).includes(service);
      return {
        read: async () => (await read())[service] ?? initial(),
        write: (value) => change((parts) => ({ ...parts, [service]: value })),
        update: (update, isStillWanted = async () => true) =>
          change(
            (parts) => ({ ...parts, [service]: update(parts[service] ?? initial()) }),
            async () => !(await Promise.all([isConnected(), isStillWanted()])).includes(false),
          ),
      };
    },
    forget: (service) => change(({ [service]: _gone, ...parts }) => parts),
  };
}
