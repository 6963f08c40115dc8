// Builds sites on one machine and in shards, compares the outputs byte for byte, and measures the shards.
import {mkdirSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {writeCorpus} from '../tests/benchmarks/corpus.mjs'
import {setUpLectern} from '../tests/benchmarks/generators.mjs'
import {compareShards} from '../tests/shards/compare-shards.mjs'
import {generateLocales, generateVersions} from '../tests/shards/generate-site.mjs'
import {ensureSetup, ROOT} from './setup.mjs'

const USAGE = `npm run shards -- [options]

  --sites website,locales,versions,corpus   sites to compare (default: the first three)
  --shards 1,2,3,7,16                       numbers of shards
  --pages 10000                             pages of the corpus
  --kill                                    kill one shard of each build and repeat it
  --work DIR                                folder for sites and outputs`

const {values} = parseArgs({
  options: {
    sites: {type: 'string', default: 'website,locales,versions'},
    shards: {type: 'string', default: '1,2,3,7,16'},
    pages: {type: 'string', default: '10000'},
    kill: {type: 'boolean', default: false},
    work: {type: 'string', default: path.join(os.tmpdir(), 'lectern-shards')},
    help: {type: 'boolean', default: false}
  }
})
if (values.help) console.log(USAGE)
else await compareSites()

async function compareSites() {
  await ensureSetup()
  const totals = values.shards.split(',').map(Number)
  for (const name of values.sites.split(',')) {
    const workDir = path.join(values.work, name)
    rmSync(workDir, {recursive: true, force: true})
    mkdirSync(workDir, {recursive: true})
    const siteDir = await prepareSite(name, workDir)
    for await (const result of compareShards({siteDir, workDir, totals, kills: values.kill})) {
      console.log(describeResult(name, result))
      if (result.differing.length > 0) process.exitCode = 1
    }
  }
}

/**
 * @param {string} name
 * @param {string} workDir
 */
async function prepareSite(name, workDir) {
  if (name === 'website') return path.join(ROOT, 'website')
  const siteDir = path.join(workDir, 'site')
  if (name === 'locales') generateLocales(siteDir, 120)
  else if (name === 'versions') generateVersions(siteDir, 40, 20)
  else {
    const generator = setUpLectern({root: ROOT, workDir})
    await writeCorpus(generator.docsDir, {pages: Number(values.pages), flavor: generator.flavor})
    return generator.siteDir
  }
  return siteDir
}

/**
 * @param {string} name
 * @param {import('../tests/shards/compare-shards.mjs').Comparison} result
 */
function describeResult(name, {total, files, differing, work, plan, shards, merge}) {
  const equal =
    differing.length === 0 ? `${files} files equal` : `DIFFERENT: ${differing.slice(0, 5)}`
  const longest = Math.max(...shards)
  const sum = shards.reduce((all, seconds) => all + seconds, 0)
  const times = [plan, longest, sum, merge].map((seconds) => seconds.toFixed(1))
  return `${name} N=${total}: ${equal}; merge: ${work}; plan ${times[0]} s, longest shard ${times[1]} s (sum ${times[2]} s), merge ${times[3]} s`
}
