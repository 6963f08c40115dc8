import fs from 'node:fs'
import path from 'node:path'

const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'build', 'static', 'dist'])

/**
 * Lists the files that may import components: Markdown files and code in `src`. Paths are sorted,
 * relative to the site, and use forward slashes.
 */
export function listSources(siteDir: string): string[] {
  return walk(siteDir, '')
    .filter((file) => /\.mdx?$/.test(file) || (/\.[jt]sx?$/.test(file) && file.startsWith('src/')))
    .sort()
}

function walk(root: string, prefix: string): string[] {
  return fs.readdirSync(path.join(root, prefix), {withFileTypes: true}).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return []
    const file = prefix + entry.name
    return entry.isDirectory() ? walk(root, `${file}/`) : [file]
  })
}
