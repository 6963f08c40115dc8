import path from 'node:path'
import type {BuildFailure, Plugin} from 'esbuild'
import {packageOf} from '@lectern/shared/files/is-installed'

/** Files that may hold imports. */
const CODE = /\.(?:[cm]?[jt]sx?|json)$/

/**
 * Lists the modules that package modules import, and the `package.json` of each package. Modules with computed names
 * aren't included. If some code is invalid, only the entries are listed.
 *
 * @param entries - Absolute files.
 * @returns Absolute, sorted.
 */
export async function listCodeFiles(entries: readonly string[]): Promise<string[]> {
  if (entries.length === 0) return []
  const inputs = await followImports(entries, [])
  const files = new Set([...entries, ...inputs])
  for (const file of [...files]) {
    const found = packageOf(file)
    if (found) files.add(path.join(found.folder, 'package.json'))
  }
  return [...files].sort()
}

async function followImports(
  entries: readonly string[],
  missing: readonly string[]
): Promise<string[]> {
  const {build} = await import('esbuild')
  const root = path.parse(entries[0] ?? '').root
  try {
    const {metafile} = await build({
      entryPoints: [...entries],
      absWorkingDir: root,
      outdir: path.join(root, 'out'),
      bundle: true,
      write: false,
      metafile: true,
      // Modules without side effects are loaded, too.
      ignoreAnnotations: true,
      treeShaking: false,
      platform: 'node',
      format: 'esm',
      target: 'esnext',
      logLevel: 'silent',
      external: [...missing],
      plugins: [withoutOtherFiles()]
    })
    return Object.keys(metafile.inputs).map((file) => path.resolve(root, file))
  } catch (error) {
    const found = listMissing(error)
    const known = new Set(missing)
    if (found.every((name) => known.has(name))) return []
    return followImports(entries, [...missing, ...found])
  }
}

/** Keeps esbuild from reading files that aren't code. */
function withoutOtherFiles(): Plugin {
  return {
    name: 'without-other-files',
    setup(build) {
      build.onLoad({filter: /./}, ({path: file}) =>
        CODE.test(file) ? undefined : {contents: '', loader: 'js'}
      )
    }
  }
}

/** Returns the imports that esbuild can't resolve, such as optional packages. */
function listMissing(error: unknown): string[] {
  const {errors} = error as Partial<BuildFailure>
  if (!errors) throw error
  return errors.flatMap(({text}) => /^Could not resolve "([^"]+)"/.exec(text)?.[1] ?? [])
}
