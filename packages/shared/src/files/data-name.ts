/** Combines parts into the name of a data file, such as `sidebar-default-2-1-0-api-docs`. */
export function createDataName(...parts: readonly string[]): string {
  return parts
    .map((part) => part.replace(/([a-z])([A-Z])/g, '$1-$2').replace(/[^\p{L}\d]+/gu, '-'))
    .join('-')
    .toLowerCase()
}
