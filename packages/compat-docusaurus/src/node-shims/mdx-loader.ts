/** Rules for a bundler that Lectern doesn't use; Markdown is compiled without them. */
export async function createMDXLoaderRule(): Promise<object> {
  return {}
}

export async function createMDXLoaderItem(): Promise<object> {
  return {}
}
