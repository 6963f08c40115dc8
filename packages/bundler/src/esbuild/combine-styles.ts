import {build, type BuildOptions, type Metafile, type OutputFile} from 'esbuild'
import {CLIENT_ENTRY, type VirtualModule} from '../entries/entries.js'
import {NAMESPACE} from '../entries/virtual-modules.js'
import {entryFiles} from '../output/output-files.js'
import {mergeOrders} from '../output/merge-orders.js'
import {
  createRootTest,
  createStyleEntry,
  SCRIPT,
  type StyleEntry,
  withoutStyleEntries
} from '../output/style-entries.js'

/** Name of the combined stylesheet without its hash. */
const STEM = 'main'

interface CombineSettings {
  siteDir: string
  /** Entries in the order of their stylesheets. Entries that aren't listed follow them. */
  order: readonly string[]
  /** Stylesheets of entries that aren't in the bundle. */
  others?: ReadonlyMap<string, readonly string[]>
  /** Creates the client's options with additional generated modules. */
  createOptions(modules: ReadonlyMap<string, VirtualModule>): BuildOptions
  /** The result for an earlier state of the same bundle. */
  last?: CombinedStyles
}

/** A stylesheet with the styles of all pages. */
export interface CombinedStyles {
  /** Identifies the stylesheets that it consists of. */
  key: string
  metafile: Metafile
  /** The stylesheet, and the files that it refers to. */
  outputFiles: readonly OutputFile[]
}

/** A client bundle in which the main stylesheet contains the styles of all pages. */
export interface CombinedBundle {
  metafile: Metafile
  styles: CombinedStyles
  /** The stylesheets that it replaces, by esbuild's names. */
  replaced: readonly string[]
}

/**
 * Moves the stylesheets of all pages to the main stylesheet, each of them once. The styles of a page
 * then apply to all pages, and their order doesn't depend on the pages that a reader opens first.
 *
 * @returns `undefined` if only the main bundle has stylesheets.
 */
export async function combineStyles(
  client: Metafile,
  {siteDir, order, others, createOptions, last}: CombineSettings
): Promise<CombinedBundle | undefined> {
  const lists = listStyles(client, order, others)
  const main = lists.get(CLIENT_ENTRY) ?? []
  const known = new Set(main)
  const pages = [...lists.values()].map((names) => names.filter((name) => !known.has(name)))
  const names = [...main, ...mergeOrders(uniqueLists(pages))]
  if (names.length === main.length) return undefined
  const entry = createStyleEntry(STEM, names, siteDir)
  if (!entry) return undefined
  const old = listScriptStyles(client)
  // The names contain hashes of the stylesheets.
  const key = JSON.stringify([entry.module.code, old])
  const styles = last?.key === key ? last : await buildStyles(entry, {key, createOptions})
  const metafile = replaceStyles(client, styles.metafile)
  return {metafile, styles, replaced: old.filter((file) => !(file in styles.metafile.outputs))}
}

async function buildStyles(
  {id, module}: StyleEntry,
  {key, createOptions}: Pick<CombineSettings, 'createOptions'> & {key: string}
): Promise<CombinedStyles> {
  const {metafile, outputFiles} = await build({
    ...createOptions(new Map([[id, module]])),
    entryPoints: {[STEM]: id},
    write: false,
    metafile: true
  })
  return {key, metafile, outputFiles: outputFiles.filter(({path: file}) => !SCRIPT.test(file))}
}

/** Lists the stylesheets of scripts. Stylesheets that are entries themselves aren't included. */
function listScriptStyles({outputs}: Metafile): string[] {
  const files = Object.values(outputs).flatMap(({cssBundle}) => cssBundle ?? [])
  return files.filter((file) => outputs[file]?.entryPoint === undefined)
}

/** Lists the stylesheets of all entries, in order. The main bundle comes first. */
function listStyles(
  client: Metafile,
  order: readonly string[],
  others: CombineSettings['others'] = new Map()
): Map<string, readonly string[]> {
  const isRoot = createRootTest(client)
  const files = entryFiles(client, '.js')
  const ownStyles = (entry: string, cssBundle = '') => {
    const {inputs = {}, entryPoint} = client.outputs[cssBundle] ?? {}
    if (entryPoint !== undefined) return []
    const isImported = createImportTest(client, `${NAMESPACE}:${entry}`)
    return Object.keys(inputs).filter((name) => isRoot(name) && isImported(name))
  }
  const known = new Set([CLIENT_ENTRY, ...order])
  // Scripts that pages load later, such as the target of `React.lazy`, aren't listed.
  const entries = [...known, ...[...files.keys()].filter((entry) => !known.has(entry))]
  return new Map(
    entries.map((entry) => [
      entry,
      files.has(entry)
        ? ownStyles(entry, client.outputs[files.get(entry) ?? '']?.cssBundle)
        : (others.get(entry) ?? [])
    ])
  )
}

/**
 * Creates a function that returns whether a module imports another, directly or indirectly, without
 * waiting for it. esbuild adds the styles of modules that load later to the same stylesheet.
 */
function createImportTest({inputs}: Metafile, start: string): (name: string) => boolean {
  if (!inputs[start]) return () => true
  const found = new Set([start])
  for (const name of found) {
    for (const {path: imported, kind} of inputs[name]?.imports ?? [])
      if (kind !== 'dynamic-import') found.add(imported)
  }
  return (name) => found.has(name)
}

/** Removes empty lists and duplicates. */
function uniqueLists(lists: readonly (readonly string[])[]): (readonly string[])[] {
  const filled = lists.filter((names) => names.length > 0)
  return [...new Map(filled.map((names) => [names.join('\n'), names])).values()]
}

/** Replaces the stylesheets of all scripts in a metafile. */
function replaceStyles(client: Metafile, next: Metafile): Metafile {
  const main = entryFiles(client, '.js').get(CLIENT_ENTRY)
  const combined = Object.keys(next.outputs).find((file) => file.endsWith('.css'))
  const replaced = new Set(listScriptStyles(client))
  const kept = Object.entries(client.outputs)
    .filter(([file]) => !replaced.has(file))
    .map(([file, {cssBundle, ...output}]) => {
      const own = file === main ? combined : cssBundle && !replaced.has(cssBundle) && cssBundle
      return [file, {...output, ...(own && {cssBundle: own})}] as const
    })
  const added = Object.entries(next.outputs)
    .filter(([file]) => !SCRIPT.test(file))
    .map(([file, {entryPoint: _, ...output}]) => {
      return [file, {...output, inputs: withoutStyleEntries(output.inputs)}] as const
    })
  return {
    inputs: {...client.inputs, ...withoutStyleEntries(next.inputs)},
    outputs: Object.fromEntries([...kept, ...added])
  }
}
