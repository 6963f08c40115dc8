import type {Metafile} from 'esbuild'
import {NAMESPACE} from '../entries/virtual-modules.js'

/** Returns the entry files of a build, by entry. */
export function entryFiles({outputs}: Metafile, ending: string): Map<string, string> {
  return new Map(
    Object.entries(outputs).flatMap(([file, {entryPoint}]) =>
      entryPoint !== undefined && file.endsWith(ending)
        ? [[entryPoint.replace(`${NAMESPACE}:`, ''), file] as const]
        : []
    )
  )
}

/** Lists all direct and indirect static imports of an entry, nearest first. */
export function staticImports({outputs}: Metafile, entry: string): string[] {
  const found = new Set<string>()
  const pending = [entry]
  for (let file = pending.shift(); file !== undefined; file = pending.shift()) {
    for (const {path: imported, kind, external} of outputs[file]?.imports ?? []) {
      if (kind !== 'import-statement' || external || found.has(imported)) continue
      found.add(imported)
      pending.push(imported)
    }
  }
  return [...found]
}

/** Returns the path below `assets/` of esbuild's output file `…/client/<path>`. */
export function assetPath(file: string): string {
  return file.split('/client/').at(-1) ?? file
}
