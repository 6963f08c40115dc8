import fs from 'node:fs/promises'
import path from 'node:path'
import type {Message, Plugin} from 'esbuild'

/** Absolute paths of CommonJS modules that aren't valid in strict mode. */
export type SloppyModules = ReadonlySet<string>

/** No corrections. */
export const NO_SLOPPY_MODULES: SloppyModules = new Set()

/** Errors for `with`, `delete name` and reserved words, which ES modules can't contain. */
const STRICT_MODE = /cannot be used with the "esm" output format due to strict mode\.?$/

/**
 * Finds modules that only run outside strict mode. Bundles are ES modules, which are always strict. Other
 * bundlers run CommonJS modules as functions.
 *
 * @param errors - Errors of the last run.
 * @param known - Modules in the last run. They're part of the result.
 * @returns `undefined` if there's nothing new.
 */
export function findSloppyModules(
  errors: readonly Message[],
  known: SloppyModules,
  siteDir: string
): SloppyModules | undefined {
  const found = new Set(known)
  for (const {text, location} of errors)
    if (location && STRICT_MODE.test(text)) found.add(path.resolve(siteDir, location.file))
  return found.size > known.size ? found : undefined
}

/** esbuild plugin that creates functions from the code of these modules, which aren't strict. */
export function sloppyModules(modules: SloppyModules): Plugin {
  return {
    name: 'sloppy-modules',
    setup(build) {
      const {define} = build.initialOptions
      build.onLoad({filter: /\.c?js$/}, async ({path: file}) => {
        if (!modules.has(file)) return undefined
        const source = await fs.readFile(file, 'utf8')
        const {code} = await build.esbuild.transform(source, {
          loader: 'js',
          ...(define && {define})
        })
        return {contents: functionModule(code), loader: 'js'}
      })
    }
  }
}

const REQUIRE = /\brequire\((["'])([^"'\n]+)\1\)/g

/** Returns a module that runs code as a function. The bundler finds the modules that it requires. */
function functionModule(code: string): string {
  const names = new Set([...code.matchAll(REQUIRE)].map(([, , name = '']) => JSON.stringify(name)))
  const modules = [...names].map((name) => `[${name}, () => require(${name})]`)
  return [
    `const modules = new Map([${modules.join(', ')}])`,
    `const run = new Function('module', 'exports', 'require', ${JSON.stringify(code)})`,
    'run.call(module.exports, module, module.exports, (name) => modules.get(name)())'
  ].join('\n')
}
