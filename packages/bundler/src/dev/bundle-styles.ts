import path from 'node:path'
import {build, type BuildOptions, type Metafile, type OutputFile} from 'esbuild'
import {listInputFiles} from '../cache/input-files.js'
import type {VirtualModule} from '../entries/entries.js'
import {outputStem} from '../entries/output-stem.js'
import {STYLE_MODULE} from '../input/stylesheet-names.js'
import {
  createRootTest,
  createStyleEntry,
  isStyleEntry,
  SCRIPT,
  STYLE_IMPORTS,
  withoutStyleEntries
} from '../output/style-entries.js'

/** The stylesheets of a client bundle as entry points for esbuild. */
interface StyleEntries {
  /** esbuild's entry points, by output name. */
  points: Record<string, string>
  /** Generated modules, by ID. */
  modules: Map<string, VirtualModule>
}

/** A client bundle whose stylesheets are new. */
export interface RestyledBundle {
  metafile: Metafile
  /** The new stylesheets, and the files that they refer to. */
  outputFiles: readonly OutputFile[]
}

/**
 * Bundles the stylesheets of a client bundle again, and keeps its scripts. A bundle has about ten
 * times as many scripts as stylesheets, and esbuild asks the plugins about each of them.
 *
 * @param last - The client bundle. Its scripts must not have changed.
 * @param createOptions - Creates the client's options with additional generated modules.
 * @returns `undefined` if only a complete build can bundle the stylesheets or report their errors.
 */
export async function bundleStyles(
  last: Metafile,
  siteDir: string,
  createOptions: (modules: ReadonlyMap<string, VirtualModule>) => BuildOptions
): Promise<RestyledBundle | undefined> {
  const entries = listStyleEntries(last, siteDir)
  if (!entries) return undefined
  const {points, modules} = entries
  const options = {...createOptions(modules), entryPoints: points, write: false} as const
  const result = await build(options).catch(() => undefined)
  if (!result?.metafile) return undefined
  return {
    metafile: replaceStyles(last, result.metafile),
    outputFiles: result.outputFiles.filter(({path: file}) => !SCRIPT.test(file))
  }
}

/**
 * Lists the entry points. A script's stylesheets are imported by a generated stylesheet in the same
 * order. Returns `undefined` if a plugin has created a stylesheet that only a script can import.
 */
function listStyleEntries(last: Metafile, siteDir: string): StyleEntries | undefined {
  const isRoot = createRootTest(last)
  const entries: StyleEntries = {points: {}, modules: new Map()}
  for (const [file, output] of Object.entries(last.outputs)) {
    if (!file.endsWith('.css')) continue
    const stem = outputStem(file)
    if (output.entryPoint !== undefined) {
      entries.points[stem] = path.resolve(siteDir, output.entryPoint)
      continue
    }
    const entry = createStyleEntry(stem, Object.keys(output.inputs).filter(isRoot), siteDir)
    if (!entry) return undefined
    entries.points[stem] = entry.id
    entries.modules.set(entry.id, entry.module)
  }
  return entries
}

/**
 * Lists the absolute paths of the files that affect a bundle's scripts. Some of them are stylesheets:
 * scripts contain the names of CSS modules, and some import a stylesheet as text.
 */
export function listScriptInputs({inputs, outputs}: Metafile, siteDir: string): string[] {
  const names = Object.entries(outputs)
    .filter(([file]) => /\.m?js$/.test(file))
    .flatMap(([, {inputs: parts}]) =>
      Object.keys(parts).filter((name) => parts[name]?.bytesInOutput)
    )
  // A CSS module imports the stylesheets that it composes names from.
  const composed = Object.entries(inputs)
    .filter(([name]) => STYLE_MODULE.test(name))
    .flatMap(([, {imports}]) => imports.filter(({kind}) => !STYLE_IMPORTS.has(kind)))
    .map(({path: imported}) => imported)
  const own = [...names, ...composed].flatMap((name) =>
    inputs[name] ? [[name, inputs[name]] as const] : []
  )
  return listInputFiles({inputs: Object.fromEntries(own), outputs: {}}, siteDir)
}

/** Replaces the stylesheets in a bundle's metafile. */
function replaceStyles(last: Metafile, next: Metafile): Metafile {
  const names = new Map(Object.keys(next.outputs).map((file) => [outputStem(file), file]))
  const scripts = Object.entries(last.outputs).filter(([file]) => SCRIPT.test(file))
  const used = new Set(
    scripts.flatMap(([, {imports}]) => imports.map(({path: imported}) => imported))
  )
  const kept = Object.entries(last.outputs)
    .filter(([file]) => SCRIPT.test(file) || used.has(file))
    .map(([file, output]) => {
      const {cssBundle} = output
      const renamed = cssBundle && {cssBundle: names.get(outputStem(cssBundle)) ?? cssBundle}
      return [file, {...output, ...renamed}] as const
    })
  const styles = Object.entries(next.outputs)
    .filter(([file]) => !SCRIPT.test(file))
    .map(([file, {entryPoint, ...output}]) => {
      const own = entryPoint === undefined || isStyleEntry(entryPoint) ? {} : {entryPoint}
      return [file, {...output, ...own, inputs: withoutStyleEntries(output.inputs)}] as const
    })
  return {
    inputs: {...last.inputs, ...withoutStyleEntries(next.inputs)},
    outputs: Object.fromEntries([...kept, ...styles])
  }
}
