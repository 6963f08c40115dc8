import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url))

/** Installs real packages in a copied site under the given names. */
export function installPackages(siteDir: string, packages: Readonly<Record<string, string>>): void {
  for (const [name, source] of Object.entries(packages)) {
    const folder = path.join(siteDir, 'node_modules', name)
    fs.mkdirSync(path.dirname(folder), {recursive: true})
    fs.symlinkSync(path.join(PACKAGES, source), folder, 'junction')
  }
}
