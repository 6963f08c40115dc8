import fs from 'node:fs'
import path from 'node:path'
import type {Plugin} from 'esbuild'
import type {BundleInput} from '../bundle-input.js'
import {translateModule} from '../translation/translated-modules.js'
import {isInstalledPackage} from '../installed-package.js'

interface RefreshOptions extends Pick<BundleInput, 'siteDir' | 'messages' | 'translated'> {
  /** Another number makes another text of every module: see `openBuilds`. */
  epoch(): number
}

/**
 * esbuild plugin that makes the components of the site and of its themes replaceable in an open page.
 * Packages are left as they are: nobody edits them, and their modules are evaluated once.
 *
 * Texts are put in the language of the site beforehand.
 */
export function fastRefresh(options: RefreshOptions): Plugin {
  const {siteDir, messages, translated, epoch} = options
  const known = new Map<string, {stamp: string; contents: string}>()
  return {
    name: 'fast-refresh',
    setup(build) {
      build.onLoad({filter: /\.(?:[jt]sx?|mjs)$/, namespace: 'file'}, async ({path: file}) => {
        if (isInstalledPackage(file)) return undefined
        // Synchronous: a promise for each step of each file would make the bundler wait.
        const {mtimeMs} = fs.statSync(file)
        const stamp = `${mtimeMs} ${epoch()}`
        const before = known.get(file)
        if (before?.stamp === stamp) return {contents: before.contents, loader: 'js'}
        // Loaded here alone: builds for readers have no use for it.
        const {refreshTransform} = await import('./refresh-transform.js')
        const name = path.relative(siteDir, file).replaceAll('\\', '/')
        const code = fs.readFileSync(file, 'utf8')
        const text = translated?.get(file) ?? translateModule(code, file, messages)
        translated?.set(file, text)
        const contents = refreshTransform((await text) ?? code, name, epoch(), true)
        // What cannot be read is left to esbuild, whose messages name the place.
        if (contents === undefined) return undefined
        known.set(file, {stamp, contents})
        return {contents, loader: 'js'}
      })
    }
  }
}
