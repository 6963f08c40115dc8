import {createRequire} from 'node:module'
import path from 'node:path'
import type {Plugin} from 'esbuild'

/** React comes as CommonJS, whose names only Node can tell. */
export const REACT_MODULES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client'
]
const NAMESPACE = 'react-names'

/** Exports that React has in development only. Which build Node loads must not change a bundle. */
const DEVELOPMENT_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  react: ['act', 'captureOwnerStack']
}

/**
 * esbuild plugin that gives React's exports their names once, in one module for each of React's. esbuild
 * on its own copies all of them for every module that imports React, each time a page starts, and writes
 * every use as a property.
 *
 * @param generatorDirs - Absolute folders to find React in, tried in order.
 */
export function reactNames(generatorDirs: readonly string[]): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({filter: /^react(?:-dom)?(?:\/|$)/}, ({path: name, kind, namespace}) =>
        kind === 'import-statement' && namespace !== NAMESPACE && REACT_MODULES.includes(name)
          ? {path: name, namespace: NAMESPACE, sideEffects: false}
          : undefined
      )
      build.onLoad({filter: /./, namespace: NAMESPACE}, ({path: name}) => ({
        contents: nameExports(name, generatorDirs),
        resolveDir: generatorDirs[0]
      }))
    }
  }
}

/** Code of a module that exports by name all that a module in CommonJS does. */
export function nameExports(name: string, generatorDirs: readonly string[]): string {
  const exported = listExports(name, generatorDirs).filter((key) => /^[\w$]+$/.test(key))
  return [
    `import whole from ${JSON.stringify(name)}`,
    'export default whole',
    ...exported
      .filter((key) => key !== 'default')
      .map((key) => `export const ${key} = whole.${key}`)
  ].join('\n')
}

function listExports(name: string, generatorDirs: readonly string[]): string[] {
  for (const folder of generatorDirs) {
    const require = createRequire(path.join(folder, 'package.json'))
    try {
      require.resolve(name)
    } catch {
      // Not there; the next folder may have it.
      continue
    }
    const exported = Object.keys(require(name) as object)
    return [...new Set([...exported, ...(DEVELOPMENT_EXPORTS[name] ?? [])])].sort()
  }
  throw new Error(`The generator's own dependency ${name} is not installed.`)
}
