// Generates the SBOM of the packages from `npm run pack`, in CycloneDX and SPDX formats.
import {readdirSync} from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {ensureSetup, ROOT} from './setup.mjs'

await ensureSetup()
const {readTarball} = await import('./release/tarball.mjs')
const {writeReleaseSbom} = await import('./sbom/write-release-sbom.mjs')
const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'packed'}}})
const outDir = path.resolve(values['out-dir'])
const files = readdirSync(outDir).filter((file) => file.endsWith('.tgz'))
const tarballs = await Promise.all(files.map((file) => readTarball(path.join(outDir, file))))
for (const file of await writeReleaseSbom({root: ROOT, tarballs, outDir, env: process.env}))
  console.log(`Wrote ${file}`)
