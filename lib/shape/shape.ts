/**
 * What a value from outside has to look like: out of the storage, from another context, or from the network. A shape gives the
 * value back with what it knows of it and nothing else.
 * @param name of the value, for the error
 * @throws TypeError for a value that does not fit
 */
export type Shape<T> = (value: unknown, name?: string) => T;

/** The type of what a shape gives back. */
export type Shaped<S extends Shape<unknown>> = ReturnType<S>;

function refuse(name: string | undefined, wanted: string): never {
  throw new TypeError(`${name ?? 'it'} is no ${wanted}`);
}

function primitive<T>(wanted: string, isFitting: (value: unknown) => boolean): Shape<T> {
  return (value, name) => (isFitting(value) ? (value as T) : refuse(name, wanted));
}

export const boolean = primitive<boolean>('boolean', (value) => typeof value === 'boolean');

/** Neither NaN nor infinite. */
export const number = primitive<number>('number', Number.isFinite);

export const string = primitive<string>('string', (value) => typeof value === 'string');

/** A string with something in it. */
export const nonEmpty = matching(/./s);

export function matching(pattern: RegExp): Shape<string> {
  return primitive<string>(`match of ${pattern}`, (value) => typeof value === 'string' && pattern.test(value));
}

export function atLeast(least: number): Shape<number> {
  return primitive<number>(`number from ${least} on`, (value) => Number.isFinite(value) && (value as number) >= least);
}

export function oneOf<const T extends string>(...values: readonly T[]): Shape<T> {
  return primitive<T>(values.join(' or '), (value) => values.includes(value as T));
}

export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value, name) => (value === undefined ? undefined : shape(value, name));
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, name) => (value === null ? null : shape(value, name));
}

/** What does not fit is read as the fallback. */
export function otherwise<T>(shape: Shape<T>, fallback: NoInfer<T>): Shape<T> {
  return (value, name) => {
    try {
      return shape(value, name);
    } catch {
      return fallback;
    }
  };
}

/** What does not fit is absent. */
export function maybe<T>(shape: Shape<T>): Shape<T | undefined> {
  return otherwise<T | undefined>(shape, undefined);
}

export function array<T>(shape: Shape<T>): Shape<T[]> {
  return (value, name) => (Array.isArray(value) ? value.map((element) => shape(element, name)) : refuse(name, 'array'));
}

/** An array, of which each element that fits is kept; anything else is an empty one. */
export function each<T>(shape: Shape<T>): Shape<T[]> {
  return (value) =>
    (Array.isArray(value) ? value : []).flatMap((element) => {
      try {
        return [shape(element)];
      } catch {
        return [];
      }
    });
}

type Shapes = Record<string, Shape<unknown>>;

/** Keys whose values may be missing. */
type MissableKey<S extends Shapes> = { [K in keyof S]: undefined extends Shaped<S[K]> ? K : never }[keyof S];

type Parts<S extends Shapes> = { [K in Exclude<keyof S, MissableKey<S>>]: Shaped<S[K]> } & {
  [K in MissableKey<S>]?: Shaped<S[K]>;
};

/** Each part is parsed by its own shape; one that may be missing and is stays absent. Parts that have no shape are left out. */
export function object<S extends Shapes>(shapes: S): Shape<{ [K in keyof Parts<S>]: Parts<S>[K] }> {
  return (value, name) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(name, 'object');
    const parts: Record<string, unknown> = {};
    for (const [key, shape] of Object.entries(shapes)) {
      const part = shape((value as Record<string, unknown>)[key], key);
      if (part !== undefined) parts[key] = part;
    }
    return parts as { [K in keyof Parts<S>]: Parts<S>[K] };
  };
}
