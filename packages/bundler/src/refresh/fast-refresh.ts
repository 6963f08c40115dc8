import fs from 'node:fs'
import path from 'node:path'
import type {Plugin} from 'esbuild'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {BundleInput} from '../input/bundle-input.js'
import {findReadyModule} from '../input/ready-modules.js'
import {createMissingFile} from '../modules/missing-file.js'
import {isInstalledPackage} from '../modules/installed-package.js'
import {translateOnce, type ModuleStrings} from '../translation/translated-modules.js'
import {nameModule} from './name-module.js'

interface RefreshOptions extends Pick<BundleInput, 'siteDir'>, ModuleStrings {
  /** Returns a number that's part of every module's text, see `openBuilds`. */
  epoch(): number
}

/**
 * esbuild plugin that makes the components of the site and its themes replaceable in an open page.
 * Packages aren't changed, because nobody edits them during development.
 *
 * Strings are translated beforehand.
 */
export function fastRefresh(options: RefreshOptions): Plugin {
  const {siteDir, epoch} = options
  const known = new Map<string, {stamp: string; contents: string}>()
  return {
    name: 'fast-refresh',
    setup(build) {
      build.onLoad({filter: /\.(?:[jt]sx?|mjs)$/, namespace: 'file'}, async ({path: file}) => {
        if (isInstalledPackage(file)) return undefined
        // Synchronous, because a promise for each step of each file would slow down the bundler.
        const stat = fs.statSync(file, {throwIfNoEntry: false})
        if (!stat) return createMissingFile(file)
        const stamp = `${stat.mtimeMs} ${epoch()}`
        const before = known.get(file)
        if (before?.stamp === stamp) return {contents: before.contents, loader: 'js'}
        const registered = await registerFile({file, code: fs.readFileSync(file, 'utf8')}, options)
        // esbuild reports syntax errors with their positions.
        if (registered === undefined) return undefined
        const name = relativePath(siteDir, file)
        const contents = nameModule(registered, name, epoch())
        known.set(file, {stamp, contents})
        return {contents, loader: 'js'}
      })
    }
  }
}

async function registerFile(module: {file: string; code: string}, texts: ModuleStrings) {
  const ready = findReadyModule(texts.readyModules ?? {}, module, texts.messages)
  const text = await translateOnce(module, texts, ready)
  if (ready) return ready.registered
  // Loaded on demand, because production builds don't need it.
  const {registerComponents} = await import('./refresh-transform.js')
  const registered = registerComponents(text ?? module.code, path.basename(module.file), true)
  if (registered === undefined) return undefined
  const {holdImports} = await import('./held-imports.js')
  return holdImports(registered)
}
