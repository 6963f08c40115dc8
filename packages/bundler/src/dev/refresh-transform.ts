import path from 'node:path'
import {transformSync} from 'oxc-transform'
import {moduleSyntax} from '../module-syntax.js'

/** `createContext(` as it stands in a module once types are gone. */
const CREATE_CONTEXT = /(?<![\w.$])((?:React\.)?createContext)\(/g

/**
 * Compile a module of components so that React Fast Refresh knows them: each is registered under the
 * module's name and its own. Contexts keep their identity when their module is evaluated again, or the
 * components below them would lose their state.
 *
 * @param file - Name of the module; its ending decides the syntax.
 * @param epoch - Another number makes another text: see `openBuilds`.
 * @param isOnDisk - Whether esbuild can read the source itself, so that the map need not hold it.
 * @returns JavaScript with an inline source map; `undefined` for what does not parse.
 */
export function refreshTransform(
  code: string,
  file: string,
  epoch = 0,
  isOnDisk = false
): string | undefined {
  const result = transformSync(file, code, {
    lang: moduleSyntax(file),
    jsx: {runtime: 'automatic', development: false, refresh: true},
    target: 'es2022',
    sourcemap: true
  })
  if (result.errors.length > 0) return undefined
  const name = JSON.stringify(file)
  let contexts = 0
  const kept = result.code.replace(
    CREATE_CONTEXT,
    (_, create: string) => `__refresh.keepContext(${name} + "#${contexts++}", ${create})(`
  )
  // On the first line: the lines of the source map stay where they are.
  const opening = [
    'const __refresh = globalThis.__lecternRefresh',
    `const $RefreshReg$ = (type, id) => __refresh.register(type, ${name} + " " + id, ${epoch})`,
    'const $RefreshSig$ = __refresh.createSignature',
    ''
  ].join(';')
  const map = isOnDisk && result.map ? {...result.map, sourcesContent: undefined} : result.map
  return opening + kept + inlineMap(map, file)
}

function inlineMap(map: object | undefined, file: string): string {
  if (!map) return ''
  // esbuild looks for the source beside the module.
  const beside = {...map, sources: [path.posix.basename(file)]}
  const encoded = Buffer.from(JSON.stringify(beside)).toString('base64')
  return `\n//# sourceMappingURL=data:application/json;base64,${encoded}`
}
