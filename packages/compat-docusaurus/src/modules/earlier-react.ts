import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'

/** Returns whether a site has a React before 19, which applies the default props of functions. */
export function hasEarlierReact(siteDir: string): boolean {
  try {
    const file = createRequire(path.join(siteDir, 'package.json')).resolve('react/package.json')
    const {version} = JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}
    return Number(version.split('.')[0]) < 19
  } catch {
    // React isn't installed in the site.
    return false
  }
}
