import type {Plugin} from 'esbuild'
import {listExports, REACT_NAMES} from './react-names.js'

const NAMESPACE = 'element-props'

/** React's own packages, which have to get React as it is. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/** React's functions that create elements. */
const CREATORS = ['createElement', 'jsx', 'jsxs', 'jsxDEV']

/**
 * esbuild plugin that changes the props of every element before React creates it.
 *
 * @param file - Absolute path of a module. Its default export takes a component and its props, and
 *   returns the changed props.
 * @param generatorDirs - Absolute folders for finding React, tried in order.
 */
export function elementProps(file: string, generatorDirs: readonly string[]): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve(
        {filter: /^react(?:\/jsx-(?:dev-)?runtime)?$/},
        ({path: name, importer, namespace}) =>
          [NAMESPACE, REACT_NAMES].includes(namespace) || REACT.test(importer)
            ? undefined
            : {path: name, namespace: NAMESPACE, sideEffects: false}
      )
      build.onLoad({filter: /./, namespace: NAMESPACE}, ({path: name}) => ({
        contents: createModule(name, file, generatorDirs),
        resolveDir: generatorDirs[0]
      }))
    }
  }
}

/** Creates the code of a module that has the exports of one of React's. */
function createModule(name: string, file: string, generatorDirs: readonly string[]): string {
  const exported = listExports(name, generatorDirs).filter(
    (key) => key !== 'default' && /^[\w$]+$/.test(key)
  )
  const createExport = (key: string) =>
    CREATORS.includes(key)
      ? `(type, props, ...rest) => all.${key}(type, change(type, props), ...rest)`
      : `all.${key}`
  return [
    `import * as all from ${JSON.stringify(name)}`,
    `import change from ${JSON.stringify(file)}`,
    ...exported.map((key) => `export const ${key} = ${createExport(key)}`),
    `export default {${exported.join(', ')}}`
  ].join('\n')
}
