/** Returns an empty rule, because Lectern compiles Markdown without a webpack loader. */
export async function createMDXLoaderRule(): Promise<object> {
  return {}
}

export async function createMDXLoaderItem(): Promise<object> {
  return {}
}
