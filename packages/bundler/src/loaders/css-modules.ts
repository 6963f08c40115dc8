import fs from 'node:fs'
import path from 'node:path'
import type {Plugin} from 'esbuild'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {StyleReader} from '../input/style-reader.js'
import {STYLE_MODULE} from '../input/stylesheet-names.js'
import {describeLoadFailure} from './load-failure.js'

/**
 * esbuild plugin for `*.module.css`, also in Sass and Less. Class names come from the file's place in the site or in
 * its package, so the client and the server bundle, which are made apart, agree on them.
 */
export function cssModules(siteDir: string, reader: StyleReader): Plugin {
  const styles = new Map<string, {code: string; folder: string}>()
  return {
    name: 'css-modules',
    setup(build) {
      build.onLoad({filter: STYLE_MODULE, namespace: 'file'}, async ({path: file}) => {
        try {
          const module = await compileModule(file, siteDir, reader)
          const {name, folder, code} = module
          styles.set(name, {code, folder})
          return {
            contents: `import ${JSON.stringify(`module-styles:${name}`)}\nexport default ${JSON.stringify(module.names)}`,
            resolveDir: folder,
            loader: 'js'
          }
        } catch (error) {
          return describeLoadFailure(error, file, siteDir)
        }
      })
      build.onResolve({filter: /^module-styles:/}, ({path: request}) => ({
        path: request.slice('module-styles:'.length),
        namespace: 'module-styles'
      }))
      // The name is relative: it goes into the hashes of file names, which hold no place on a disk.
      build.onLoad({filter: /./, namespace: 'module-styles'}, ({path: name}) => ({
        contents: styles.get(name)?.code ?? '',
        resolveDir: styles.get(name)?.folder ?? siteDir,
        loader: 'css'
      }))
    }
  }
}

/** A compiled CSS module. */
interface CssModule {
  name: string
  folder: string
  code: string
  /** Class names by the names in the source. */
  names: Readonly<Record<string, string>>
}

async function compileModule(
  file: string,
  siteDir: string,
  reader: StyleReader
): Promise<CssModule> {
  const name = nameStyles(file, siteDir)
  // Loading it takes a tenth of a second, and many sites have no such file.
  const {transform} = await import('lightningcss')
  const {css} = await reader.read(file)
  const {code, exports = {}} = transform({
    filename: name,
    code: Buffer.from(css),
    // Names of grid lines and containers stay, as in webpack's css-loader.
    cssModules: {
      pattern: '[local]_[hash]',
      grid: false,
      container: false,
      customIdents: false
    }
  })
  // They come in another order each time; the module must be the same each time.
  const sorted = Object.entries(exports).sort(([left], [right]) => (left < right ? -1 : 1))
  const names = sorted.map(([local, {name: own, composes}]) => [
    local,
    [own, ...composes.flatMap((other) => ('name' in other ? [other.name] : []))].join(' ')
  ])
  return {
    name,
    folder: path.dirname(file),
    code: new TextDecoder().decode(code),
    names: Object.fromEntries(names)
  }
}

/** A name that stays where a site is moved, and where its packages are found elsewhere. */
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
