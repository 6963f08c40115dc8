/** Decodes a percent-encoded path. Returns `undefined` if it's malformed or contains NUL. */
export function decodePathname(pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname)
    return name.includes('\0') ? undefined : name
  } catch {
    return undefined
  }
}
