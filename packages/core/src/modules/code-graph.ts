import fs from 'node:fs'
import path from 'node:path'
import type {BuildFailure, OnLoadResult, Plugin} from 'esbuild'
import {packageOf} from '@lectern/shared/files/is-installed'
import {findImportNames} from './import-names.js'

/** Matches files that may contain imports. */
const CODE = /\.(?:[cm]?[jt]sx?|json)$/

/**
 * Size in bytes above which a file is searched for imports instead of being parsed. A whole
 * compiler in one file would take a second to parse.
 */
const LARGE_FILE = 1 << 20

/**
 * Lists the modules that package modules import, and the `package.json` of each package. Doesn't
 * find imports with computed names. If some code is invalid, returns only the entries.
 *
 * @param entries - Absolute paths.
 * @returns Absolute paths, sorted.
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
      // Also includes imports of modules that are marked as free of side effects.
      ignoreAnnotations: true,
      treeShaking: false,
      platform: 'node',
      format: 'esm',
      target: 'esnext',
      logLevel: 'silent',
      external: [...missing],
      plugins: [withImportsOnly()]
    })
    return Object.keys(metafile.inputs).map((file) => path.resolve(root, file))
  } catch (error) {
    const found = listMissing(error)
    const known = new Set(missing)
    if (found.every((name) => known.has(name))) return []
    return followImports(entries, [...missing, ...found])
  }
}

/** Keeps esbuild from reading files other than code, and from parsing large ones. */
function withImportsOnly(): Plugin {
  return {
    name: 'with-imports-only',
    setup(build) {
      build.onLoad({filter: /./}, ({path: file}) => {
        if (!CODE.test(file)) return {contents: '', loader: 'js'}
        return fs.statSync(file).size < LARGE_FILE ? undefined : loadImports(file)
      })
    }
  }
}

/**
 * Returns code with only the imports of a file. Missing modules aren't errors, because some of the
 * names come from strings and comments.
 */
function loadImports(file: string): OnLoadResult {
  if (path.extname(file) === '.json') return {contents: '', loader: 'js'}
  const {required, imported} = findImportNames(fs.readFileSync(file, 'utf8'))
  const lines = [
    ...[...required].map((name) => `try { require(${JSON.stringify(name)}) } catch {}`),
    ...[...imported].map((name) => `import(${JSON.stringify(name)}).catch(() => {})`)
  ]
  return {contents: lines.join('\n'), loader: 'js', resolveDir: path.dirname(file)}
}

/** Returns the imports that esbuild can't resolve, which may be optional packages. */
function listMissing(error: unknown): string[] {
  const {errors} = error as Partial<BuildFailure>
  if (!errors) throw error
  return errors.flatMap(({text}) => /^Could not resolve "([^"]+)"/.exec(text)?.[1] ?? [])
}
