import {createRequire} from 'node:module'
import path from 'node:path'
import {DOCUSAURUS_MODULES} from './docusaurus-modules.js'

/**
 * What the modules that stand for `@docusaurus/*` export, by full name; empty when no theme is installed.
 *
 * @param folders - Where the theme is looked for; absolute.
 */
export async function listDocusaurusExports(
  folders: readonly string[]
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const root = findTheme(folders)
  if (root === undefined) return new Map()
  const {build} = await import('esbuild')
  const fileOf = (name: string) =>
    path.join(root, 'src', 'docusaurus', DOCUSAURUS_MODULES[name] ?? '')
  const {metafile} = await build({
    entryPoints: Object.fromEntries(
      Object.keys(DOCUSAURUS_MODULES).map((name) => [name, fileOf(name)])
    ),
    outdir: root,
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    logLevel: 'silent',
    absWorkingDir: root
  })
  return new Map(
    Object.entries(metafile.outputs).map(([file, output]) => [
      `@docusaurus/${file.replace(/\.js$/, '')}`,
      new Set(output.exports)
    ])
  )
}

function findTheme(folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    try {
      const require = createRequire(path.join(folder, 'package.json'))
      return path.dirname(require.resolve('@lectern/theme/package.json'))
    } catch {
      // Not there; the next folder may have it.
    }
  }
  return undefined
}
