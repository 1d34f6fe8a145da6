/** Wraps a function so that it is called once for each argument: its results are stored for as long as the wrapper. */
export function cached<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    values.set(key, value);
    return value;
  };
}
