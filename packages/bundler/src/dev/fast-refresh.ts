import fs from 'node:fs/promises'
import path from 'node:path'
import type {Plugin} from 'esbuild'

/**
 * esbuild plugin that makes the components of the site and of its themes replaceable in an open page.
 * Packages are left as they are: nobody edits them, and their modules are evaluated once.
 *
 * @param epoch - Another number makes another text of every module: see `openBuilds`.
 */
export function fastRefresh(siteDir: string, epoch: () => number): Plugin {
  const known = new Map<string, {stamp: string; contents: string}>()
  return {
    name: 'fast-refresh',
    setup(build) {
      build.onLoad({filter: /\.(?:[jt]sx?|mjs)$/, namespace: 'file'}, async ({path: file}) => {
        if (isPackage(file)) return undefined
        const {mtimeMs} = await fs.stat(file)
        const stamp = `${mtimeMs} ${epoch()}`
        const before = known.get(file)
        if (before?.stamp === stamp) return {contents: before.contents, loader: 'js'}
        // Loaded here alone: builds for readers have no use for it.
        const {refreshTransform} = await import('./refresh-transform.js')
        const name = path.relative(siteDir, file).replaceAll('\\', '/')
        const contents = refreshTransform(await fs.readFile(file, 'utf8'), name, epoch())
        // What cannot be read is left to esbuild, whose messages name the place.
        if (contents === undefined) return undefined
        known.set(file, {stamp, contents})
        return {contents, loader: 'js'}
      })
    }
  }
}

/** A theme is a package, too, when it is installed; its components can be shadowed, so they take part. */
function isPackage(file: string): boolean {
  const inside = file.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? ''
  return file.includes(`${path.sep}node_modules${path.sep}`) && !inside.startsWith('@lectern/')
}
