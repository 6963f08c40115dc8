import type {Message, Metafile, Plugin} from 'esbuild'
import {nameModule} from '../corrections/module-name.js'
import type {Stubs} from '../input/bundle-run.js'
import {STYLE_MODULE, STYLESHEET} from '../input/stylesheet-names.js'
import {readSpecifier} from './read-specifier.js'

const SCRIPT = 'stub'
const STYLE = 'stub-style'

/**
 * A module with every possible export. Each export is a component that renders nothing. Their
 * properties aren't proxies, so that code that follows properties terminates.
 */
const STUB_CODE = `const nothing = () => null
const names = new Proxy({}, {
  get: (_, key) => typeof key === 'symbol' || key === '__esModule' || key === 'then' ? undefined : nothing
})
module.exports = Object.setPrototypeOf(() => null, names)
`

/** esbuild plugin that replaces everything that can't be bundled with stubs. Must precede other plugins. */
export function stubModules({imports, modules}: Stubs, siteDir: string): Plugin {
  return {
    name: 'stub-modules',
    setup(build) {
      build.onResolve({filter: /./}, ({path: specifier, importer, namespace, kind}) => {
        if (!imports.has(importKey(nameModule(importer, namespace, siteDir), specifier)))
          return undefined
        if (kind === 'url-token') return {path: specifier, external: true}
        return {path: specifier, namespace: kind === 'import-rule' ? STYLE : SCRIPT}
      })
      build.onLoad({filter: /./, namespace: SCRIPT}, () => ({contents: STUB_CODE, loader: 'js'}))
      build.onLoad({filter: /./, namespace: STYLE}, () => ({contents: '', loader: 'css'}))
      build.onLoad({filter: /./}, ({path: file, namespace}) => {
        if (!modules.has(nameModule(file, namespace, siteDir))) return undefined
        const isStyle = STYLESHEET.test(file) && !STYLE_MODULE.test(file)
        return isStyle ? {contents: '', loader: 'css'} : {contents: STUB_CODE, loader: 'js'}
      })
    }
  }
}

function importKey(importer: string, specifier: string): string {
  return `${importer}\0${specifier}`
}

/** No replacements. */
export const NO_STUBS: Stubs = Object.freeze<Stubs>({imports: new Set(), modules: new Set()})

/** Adds stubs for esbuild's errors. */
export function extendStubs({imports, modules}: Stubs, errors: readonly Message[]): Stubs {
  const next = {imports: new Set(imports), modules: new Set(modules)}
  for (const {text, location, pluginName} of errors) {
    if (!location) continue
    const file = location.file.replace(/^file:/, '')
    const missing = /^Could not resolve "(.+)"/.exec(text)?.[1]
    const isImport = missing !== undefined || pluginName !== ''
    const specifier = isImport ? (readSpecifier(location) ?? missing) : undefined
    if (specifier === undefined) next.modules.add(file)
    else next.imports.add(importKey(file, specifier))
  }
  return next
}

/** Returns whether two sets of stubs are equal. */
export function areSameStubs(left: Stubs, right: Stubs): boolean {
  return left.imports.size === right.imports.size && left.modules.size === right.modules.size
}

/** Returns the entry files of a bundle that contain a stub, directly or through imports. */
export function findStubbedOutputs({outputs}: Metafile, {modules}: Stubs): ReadonlySet<string> {
  const isStub = (input: string) =>
    input.startsWith(`${SCRIPT}:`) || modules.has(input.replace(/^file:/, ''))
  const stubbed = new Set(
    Object.entries(outputs).flatMap(([file, {inputs}]) =>
      Object.keys(inputs).some(isStub) ? [file] : []
    )
  )
  // An output that imports a stubbed output is also stubbed. Imports can be circular.
  for (let size = -1; size < stubbed.size; ) {
    size = stubbed.size
    for (const [file, {imports}] of Object.entries(outputs))
      if (imports.some((imported) => stubbed.has(imported.path))) stubbed.add(file)
  }
  return stubbed
}
