// Builds the site in the first argument. The second argument overrides properties of the generator
// as JSON. Prints the result of the build as JSON.
import path from 'node:path'
import {loadBuilder} from '../load-builder.mjs'

const [siteDir = '', changes = '{}'] = process.argv.slice(2)
const {build, createTaskPool, generator, progress} = loadBuilder()
const pool = createTaskPool(2)
try {
  const {pages, rendered, contents, compiled, isBundleCached} = await build(
    {siteDir, outDir: path.join(siteDir, 'build'), minify: true},
    {generator: {...generator, ...JSON.parse(changes)}, pool, progress}
  )
  console.log(JSON.stringify({pages, rendered, contents, compiled, isBundleCached}))
} finally {
  await pool.close()
}
