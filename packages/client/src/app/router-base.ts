/** Returns a base URL without its trailing slash, as React Router requires. `/` doesn't change. */
export function routerBase(baseUrl: string): string {
  return baseUrl.replace(/(?<=.)\/$/, '')
}
