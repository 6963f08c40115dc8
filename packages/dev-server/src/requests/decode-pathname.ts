/** Returns the name that a percent-encoded path stands for; nothing for what isn't an encoding, or holds NUL. */
export function decodePathname(pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname)
    return name.includes('\0') ? undefined : name
  } catch {
    return undefined
  }
}
