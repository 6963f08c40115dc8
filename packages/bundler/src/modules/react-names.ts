import {ownValue} from '@lectern/shared/objects/own-value'
import {createRequire} from 'node:module'
import path from 'node:path'
import type {Plugin} from 'esbuild'

/** React is CommonJS, so only Node can determine its exports. */
export const REACT_MODULES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client'
]
/** Namespace of the modules that re-export React's. */
export const REACT_NAMES = 'react-names'

/**
 * Exports of React's development build. They're listed here, so that a bundle doesn't depend on
 * `NODE_ENV`.
 */
const DEVELOPMENT_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  react: ['act', 'captureOwnerStack']
}

/**
 * esbuild plugin that re-exports each React module's named exports from a single module. By
 * default, esbuild compiles every use of an export to a property access, which rendering calls for
 * each element. Each module that imports React also copies all exports when it's loaded.
 *
 * @param generatorDirs - Absolute folders for finding React, tried in order.
 */
export function reactNames(generatorDirs: readonly string[]): Plugin {
  return {
    name: REACT_NAMES,
    setup(build) {
      build.onResolve({filter: /^react(?:-dom)?(?:\/|$)/}, ({path: name, kind, namespace}) =>
        kind === 'import-statement' && namespace !== REACT_NAMES && REACT_MODULES.includes(name)
          ? {path: name, namespace: REACT_NAMES, sideEffects: false}
          : undefined
      )
      build.onLoad({filter: /./, namespace: REACT_NAMES}, ({path: name}) => ({
        contents: nameExports(name, generatorDirs),
        resolveDir: generatorDirs[0]
      }))
    }
  }
}

/** Returns the code of a module that re-exports a CommonJS module's exports by name. */
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

/** Lists the exports of one of React's modules. */
export function listExports(name: string, generatorDirs: readonly string[]): string[] {
  for (const folder of generatorDirs) {
    const require = createRequire(path.join(folder, 'package.json'))
    try {
      require.resolve(name)
    } catch {
      // The package isn't in this folder. The next one may contain it.
      continue
    }
    const exported = Object.keys(require(name) as object)
    return [...new Set([...exported, ...(ownValue(DEVELOPMENT_EXPORTS, name) ?? [])])].sort()
  }
  throw new Error(`The generator's own dependency ${name} is not installed.`)
}
