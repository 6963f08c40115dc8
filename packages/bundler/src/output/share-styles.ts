import fs from 'node:fs/promises'
import path from 'node:path'
import type {Metafile} from 'esbuild'
import {CLIENT_ENTRY} from '../entries/entries.js'
import {entryFiles} from './output-files.js'
import {hashText} from './stable-names.js'

/**
 * Merges entry stylesheets with the same text. esbuild writes a stylesheet for each entry. If many
 * pages use a component, each would have a copy of its CSS module.
 *
 * @returns The metafile with the shared stylesheets.
 */
export async function shareStyles(metafile: Metafile, workingDir: string): Promise<Metafile> {
  const copies = await findCopies(metafile, workingDir)
  const names = new Map<string, string>()
  for (const [text, [first = '', ...others]] of copies) {
    const name = path.posix.join(path.posix.dirname(first), `shared-${hashText(text)}.css`)
    for (const file of [first, ...others]) names.set(file, name)
    await fs.rename(path.resolve(workingDir, first), path.resolve(workingDir, name))
    await Promise.all(others.map((file) => fs.rm(path.resolve(workingDir, file))))
  }
  return names.size === 0 ? metafile : renameStyles(metafile, names)
}

/** Groups stylesheets by text if there are duplicates. Excludes the main stylesheet. */
async function findCopies(
  {outputs, ...metafile}: Metafile,
  workingDir: string
): Promise<Map<string, string[]>> {
  const main = entryFiles({...metafile, outputs}, '.js').get(CLIENT_ENTRY)
  const styles = Object.entries(outputs)
    .flatMap(([file, {cssBundle}]) => (cssBundle && file !== main ? [cssBundle] : []))
    .sort()
  const bySize = groupBy(styles, (file) => outputs[file]?.bytes)
  const sameSize = [...bySize.values()].filter((files) => files.length > 1).flat()
  const texts = new Map(
    await Promise.all(
      sameSize.map(
        async (file) => [file, await fs.readFile(path.resolve(workingDir, file), 'utf8')] as const
      )
    )
  )
  const byText = groupBy(sameSize, (file) => texts.get(file) ?? '')
  return new Map([...byText].filter(([, files]) => files.length > 1))
}

function groupBy<Key>(files: readonly string[], keyOf: (file: string) => Key): Map<Key, string[]> {
  const groups = new Map<Key, string[]>()
  for (const file of files) {
    const group = groups.get(keyOf(file))
    if (group) group.push(file)
    else groups.set(keyOf(file), [file])
  }
  return groups
}

function renameStyles(metafile: Metafile, names: ReadonlyMap<string, string>): Metafile {
  const outputs: Metafile['outputs'] = {}
  for (const [file, {cssBundle, ...output}] of Object.entries(metafile.outputs)) {
    const name = names.get(file) ?? file
    outputs[name] = {
      ...output,
      // Equal texts can come from different modules.
      inputs: {...outputs[name]?.inputs, ...output.inputs},
      ...(cssBundle && {cssBundle: names.get(cssBundle) ?? cssBundle})
    }
  }
  return {...metafile, outputs}
}
