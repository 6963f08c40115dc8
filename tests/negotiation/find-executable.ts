import {createRequire} from 'node:module'

const require = createRequire(import.meta.url)

/** Returns the path of Deno, which its npm package contains. */
export function findDeno(): string {
  const {runInstall} = require('deno/install_api.cjs') as {runInstall(): string}
  return runInstall()
}

/** Returns the path of workerd, which its npm package contains. */
export function findWorkerd(): string {
  const {default: file} = require('workerd') as {default: string}
  return file
}
