import fs from 'node:fs'
import path from 'node:path'
import type {Plugin, PluginBuild} from 'esbuild'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {BundleRun} from '../input/bundle-run.js'
import type {StyleReader} from '../input/style-reader.js'
import {STYLE_MODULE} from '../input/stylesheet-names.js'
import {describeLoadFailure} from './load-failure.js'
import {compileStyleModule, type StyleModule} from './style-module.js'

/** esbuild's namespace for the CSS of CSS modules. */
export const MODULE_STYLES = 'module-styles'

/**
 * esbuild plugin for `*.module.css`, also in Sass and Less. Class names depend on the file's path
 * in the site or its package. This way, the client and server bundles have the same names although
 * they're created separately.
 */
export function cssModules(
  siteDir: string,
  {styles: reader, moduleStyles: styles}: Pick<BundleRun, 'styles' | 'moduleStyles'>
): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      const compile = createCompiler(build, siteDir, reader)
      build.onLoad({filter: STYLE_MODULE, namespace: 'file'}, async ({path: file}) => {
        try {
          const name = nameStyles(file, siteDir)
          const folder = path.dirname(file)
          const {css, names, composed} = await compile(file)
          styles.set(name, {code: css, folder})
          const imported = [...composed, `${MODULE_STYLES}:${name}`]
          const imports = imported.map((request) => `import ${JSON.stringify(request)}\n`)
          const contents = `${imports.join('')}export default ${JSON.stringify(names)}`
          return {contents, resolveDir: folder, loader: 'js'}
        } catch (error) {
          return describeLoadFailure(error, file, siteDir)
        }
      })
      build.onResolve({filter: /^module-styles:/}, ({path: request}) => ({
        path: request.slice(MODULE_STYLES.length + 1),
        namespace: MODULE_STYLES
      }))
      // The name is relative, because filename hashes include it and must not contain absolute paths.
      build.onLoad({filter: /./, namespace: MODULE_STYLES}, ({path: name}) => ({
        contents: styles.get(name)?.code ?? '',
        resolveDir: styles.get(name)?.folder ?? siteDir,
        loader: 'css'
      }))
    }
  }
}

/** Creates a function that compiles a CSS module and the modules that it composes names from. */
function createCompiler(build: PluginBuild, siteDir: string, reader: StyleReader) {
  // Builds that stay open load every module again in each run.
  const known = new Map<string, {source: string; module: StyleModule}>()
  return async function compile(
    file: string,
    composing: readonly string[] = []
  ): Promise<StyleModule> {
    const {css} = await reader.read(file)
    const before = known.get(file)
    // The names of other modules may have changed.
    if (before?.source === css && before.module.composed.length === 0) return before.module
    const module = await compileStyleModule({
      ...{file, css, name: nameStyles(file, siteDir)},
      async readNames(request) {
        const options = {kind: 'import-rule', resolveDir: path.dirname(file)} as const
        const {path: other, errors} = await build.resolve(request, options)
        if (errors[0]) throw new Error(errors[0].text)
        if (composing.includes(other)) {
          const own = path.basename(file)
          throw new Error(`${own} composes names of ${request}, which composes names of it`)
        }
        return (await compile(other, [...composing, file])).names
      }
    })
    known.set(file, {source: css, module})
    return module
  }
}

/** Returns a module name that doesn't depend on the locations of the site and its packages. */
function nameStyles(file: string, siteDir: string): string {
  const own = relativePath(siteDir, file)
  if (!own.startsWith('../') && !own.includes('node_modules/')) return own
  for (let folder = path.dirname(file); folder !== path.dirname(folder); ) {
    const manifest = path.join(folder, 'package.json')
    if (fs.existsSync(manifest)) {
      const {name = ''} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {name?: string}
      return `${name}/${relativePath(folder, file)}`
    }
    folder = path.dirname(folder)
  }
  return own
}
