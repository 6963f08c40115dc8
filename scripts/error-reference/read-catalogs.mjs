import {existsSync, readdirSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'

/** @typedef {import('@lectern/types').ProblemCatalog} ProblemCatalog */
/** @typedef {import('@lectern/types').ProblemDescription} ProblemDescription */
/** @typedef {ProblemDescription & {code: string, packageName: string}} Problem */

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url))
const CATALOG = 'src/problem-catalog.ts'

/**
 * Reads the problems in all packages' catalogs. They're sorted by package and then in catalog
 * order.
 *
 * @returns {Promise<Problem[]>}
 */
export async function readCatalogs() {
  const names = readdirSync(PACKAGES)
    .filter((name) => existsSync(`${PACKAGES}${name}/${CATALOG}`))
    .sort()
  const catalogs = await loadCatalogs(names)
  return catalogs.flatMap((catalog, index) =>
    Object.entries(catalog).map(([code, description]) => ({
      ...description,
      code,
      packageName: names[index] ?? ''
    }))
  )
}

/**
 * Bundles the catalogs into one JavaScript module and loads it.
 *
 * @param {readonly string[]} names
 * @returns {Promise<ProblemCatalog[]>}
 */
async function loadCatalogs(names) {
  const imports = names.map(
    (name, index) => `import {problemCatalog as c${index}} from './${name}/${CATALOG}'\n`
  )
  const list = `export default [${names.map((_, index) => `c${index}`)}]`
  const {outputFiles} = await build({
    stdin: {contents: imports.join('') + list, resolveDir: PACKAGES},
    bundle: true,
    write: false,
    format: 'esm'
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  return (await import(`data:text/javascript;base64,${code}`)).default
}
