import fs from 'node:fs'
import path from 'node:path'
import type {Plugin} from 'esbuild'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {BundleInput} from '../input/bundle-input.js'
import {findReadyModule} from '../input/ready-modules.js'
import {isInstalledPackage} from '../modules/installed-package.js'
import {translateOnce, type ModuleTexts} from '../translation/translated-modules.js'
import {nameModule} from './name-module.js'

interface RefreshOptions extends Pick<BundleInput, 'siteDir'>, ModuleTexts {
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
  const {siteDir, epoch} = options
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
        const registered = await registerFile({file, code: fs.readFileSync(file, 'utf8')}, options)
        // Code with syntax errors is left to esbuild, whose messages have the position.
        if (registered === undefined) return undefined
        const name = relativePath(siteDir, file)
        const contents = nameModule(registered, name, epoch())
        known.set(file, {stamp, contents})
        return {contents, loader: 'js'}
      })
    }
  }
}

async function registerFile(module: {file: string; code: string}, texts: ModuleTexts) {
  const ready = findReadyModule(texts.readyModules ?? {}, module, texts.messages)
  const text = await translateOnce(module, texts, ready)
  if (ready) return ready.registered
  // Loaded here alone: builds for readers have no use for it.
  const {registerComponents} = await import('./refresh-transform.js')
  return registerComponents(text ?? module.code, path.basename(module.file), true)
}
