import fs from 'node:fs/promises'
import path from 'node:path'
import type {Plugin} from 'esbuild'

/**
 * esbuild plugin for `*.module.css`. Class names come from the file's place in the site, so the client
 * and the server bundle, which are made apart, agree on them.
 */
export function cssModules(siteDir: string): Plugin {
  const styles = new Map<string, string>()
  return {
    name: 'css-modules',
    setup(build) {
      build.onLoad({filter: /\.module\.css$/, namespace: 'file'}, async ({path: file}) => {
        const name = path.relative(siteDir, file).replaceAll('\\', '/')
        // Loading it takes a tenth of a second, and many sites have no such file.
        const {transform} = await import('lightningcss')
        const {code, exports = {}} = transform({
          filename: name,
          code: await fs.readFile(file),
          cssModules: {pattern: '[local]_[hash]'}
        })
        styles.set(name, new TextDecoder().decode(code))
        // They come in another order each time; the module must be the same each time.
        const sorted = Object.entries(exports).sort(([left], [right]) => (left < right ? -1 : 1))
        const names = sorted.map(([local, {name: own, composes}]) => [
          local,
          [own, ...composes.flatMap((other) => ('name' in other ? [other.name] : []))].join(' ')
        ])
        return {
          contents: `import ${JSON.stringify(`module-styles:${name}`)}\nexport default ${JSON.stringify(Object.fromEntries(names))}`,
          resolveDir: path.dirname(file),
          loader: 'js'
        }
      })
      build.onResolve({filter: /^module-styles:/}, ({path: request}) => ({
        path: request.slice('module-styles:'.length),
        namespace: 'module-styles'
      }))
      // The name is relative: it goes into the hashes of file names, which hold no place on a disk.
      build.onLoad({filter: /./, namespace: 'module-styles'}, ({path: name}) => ({
        contents: styles.get(name) ?? '',
        resolveDir: path.dirname(path.resolve(siteDir, name)),
        loader: 'css'
      }))
    }
  }
}
