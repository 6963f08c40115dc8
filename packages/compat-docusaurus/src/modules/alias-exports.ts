/**
 * Lists the exported names of each shim, by module name.
 *
 * @param aliases - Absolute paths by module name.
 */
export async function listAliasExports(
  aliases: Readonly<Record<string, string>>
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const {build} = await import('esbuild')
  const names = Object.keys(aliases).filter((name) => name.startsWith('@docusaurus/'))
  const {metafile} = await build({
    entryPoints: Object.fromEntries(names.map((name, index) => [`${index}`, aliases[name] ?? ''])),
    outdir: '.',
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    logLevel: 'silent'
  })
  return new Map(
    Object.entries(metafile.outputs).map(([file, output]) => [
      names[Number.parseInt(file, 10)] ?? file,
      new Set(output.exports)
    ])
  )
}
