/**
 * Returns the value of an object's own key. `table[key]` would also find inherited functions, such
 * as `constructor`, so use this function if the key comes from authors, URLs or requests.
 */
export function ownValue<T>(
  table: Readonly<Record<string, T>> | undefined,
  key: string
): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined
}
