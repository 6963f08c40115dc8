import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

/** A published site, for checks that read it by URL. */
export interface PublishedSite {
  /** URL of the home page, with a trailing slash. */
  home: string
  /** Checks whether the site has an absolute URL. */
  has(url: string): boolean
  /** Reads the bytes at a URL. `undefined` if it doesn't exist. */
  read(url: string): Buffer | undefined
}

/**
 * Simulates publishing an output folder, without a server.
 *
 * @param home - URL with a trailing slash.
 */
export function publish(outDir: string, home: string): PublishedSite {
  const files = new Set(
    readdirSync(outDir, {recursive: true, encoding: 'utf8'}).map((file) =>
      file.replaceAll('\\', '/')
    )
  )
  const find = (url: string): string | undefined => {
    if (!URL.canParse(url) || !url.startsWith(home)) return undefined
    const {origin, pathname} = new URL(url)
    const file = decodeURIComponent((origin + pathname).slice(home.length)).replace(/\/$/, '')
    const candidates = file === '' ? ['index.html'] : [`${file}/index.html`, `${file}.html`, file]
    return candidates.find((candidate) => files.has(candidate))
  }
  return {
    home,
    has: (url) => url === home.replace(/(?<=[^/])\/$/, '') || find(url) !== undefined,
    read(url) {
      const file = find(url)
      return file === undefined ? undefined : readFileSync(path.join(outDir, file))
    }
  }
}
