import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

/** A site as programs find it on the web. */
export interface PublishedSite {
  /** Address of its home page, with a slash at its end. */
  home: string
  /** Whether the site answers for an address, which has to be absolute. */
  has(url: string): boolean
  /** Bytes of what is at an address; `undefined` for nothing. */
  read(url: string): Buffer | undefined
}

/**
 * Publish an output without a server.
 *
 * @param home - With a slash at its end.
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
