import fs from 'node:fs'
import path from 'node:path'

/** Files of a component in a site, in order of priority. */
const FILES = ['', '/index'].flatMap((name) =>
  ['.tsx', '.ts', '.jsx', '.js'].map((ending) => `src/theme/LastUpdated${name}${ending}`)
)

/**
 * Returns whether a site's `LastUpdated` is copied from Docusaurus 3.0 or 3.1. It converts the time
 * from seconds, and later versions expect milliseconds.
 */
export function hasEarlierLastUpdated(siteDir: string): boolean {
  const file = FILES.map((name) => path.join(siteDir, name)).find((one) => fs.existsSync(one))
  return file !== undefined && /lastUpdatedAt \* 1000\b/.test(fs.readFileSync(file, 'utf8'))
}
