// Writes unreleased changesets to the “Unreleased” section of the changelog.
import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {CHANGELOG_FILE, writeUnreleased} from './release/changelog.mjs'
import {ensureSetup, ROOT} from './setup.mjs'

await ensureSetup()
// Imported lazily, because it needs a package that setup installs.
const {readChangesets} = await import('./release/changesets.mjs')
const file = path.join(ROOT, CHANGELOG_FILE)
const changesets = readChangesets(ROOT)
writeFileSync(file, writeUnreleased(readFileSync(file, 'utf8'), changesets))
console.log(`Listed ${changesets.length} changesets in ${CHANGELOG_FILE}`)
