import fs from 'node:fs/promises'
import path from 'node:path'
import type {ReplacedModule} from '@lectern/types'
import {createCacheFolder} from '@lectern/shared/cache/cache-folder'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {BundleInput} from '../input/bundle-input.js'
import {isInstalledPackage} from '../modules/installed-package.js'
import {translateOnce} from '../translation/translated-modules.js'
import {nameModule} from './name-module.js'

/**
 * Compiles a changed component module alone. Takes a few milliseconds, while the bundles that
 * contain it take some hundred. The new components use the modules that their previous version
 * imported.
 *
 * @param file - Absolute path.
 * @returns `undefined` if only new bundles can apply the change or report its errors.
 */
export async function replaceComponent(
  file: string,
  input: BundleInput
): Promise<ReplacedModule | undefined> {
  const {siteDir, baseUrl, cacheDir} = input
  if (!/\.(?:[jt]sx?|mjs)$/.test(file) || isInstalledPackage(file)) return undefined
  const source = await fs.readFile(file, 'utf8').catch(() => undefined)
  if (source === undefined) return undefined
  // Loaded on demand, because a session often only visits pages.
  const [{compileComponents}, {takeHeldImports}] = await Promise.all([
    import('./refresh-transform.js'),
    import('./held-imports.js')
  ])
  const text = await translateOnce(
    {file, code: source},
    {...input, translated: undefined},
    undefined
  )
  const compiled = compileComponents(text ?? source, path.basename(file))
  const code = compiled && takeHeldImports(compiled.code)
  if (!code || usesDefinedNames(code, input)) return undefined
  const module = relativePath(siteDir, file)
  const named = nameModule(code, module, 0)
  const folder = path.join(cacheDir, 'bundle', 'client', 'js')
  createCacheFolder(folder)
  const name = `replaced-${hashContent(named).slice(0, 16)}.js`
  const map = {...compiled.map, sources: [relativePath(folder, file)], sourcesContent: undefined}
  await fs.writeFile(path.join(folder, `${name}.map`), JSON.stringify(map))
  await fs.writeFile(path.join(folder, name), `${named}\n//# sourceMappingURL=${name}.map`)
  return {module, url: `${baseUrl}assets/js/${name}`, code: named}
}

/** Tests whether code may use a name that the bundler replaces with a value. */
function usesDefinedNames(code: string, {extensions}: BundleInput): boolean {
  const names = extensions?.client.flatMap(({define}) => Object.keys(define ?? {})) ?? []
  return ['process', 'global', ...names].some((name) => code.includes(name.split('.')[0] ?? name))
}
