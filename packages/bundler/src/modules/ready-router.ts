import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {readReadyFile} from './ready-file.js'
import type {Edit} from './apply-edits.js'
import {findRouterEdits} from './router-edits.js'

/** Edits to the router's files, by the hash of the code. */
type ReadyEdits = Readonly<Record<string, readonly Edit[]>>

const READY_FILE = 'router.json'

/** Reads this release's prepared edits. The result is empty when Lectern runs from its sources. */
export function readReadyEdits(readyDir: string | undefined): ReadyEdits {
  return readReadyFile(readyDir, READY_FILE) as ReadyEdits
}

/**
 * Returns the prepared edits for a file. If a different version of the router is installed, the
 * file is parsed to find them.
 */
export async function findReadyEdits(ready: ReadyEdits, code: string): Promise<readonly Edit[]> {
  return ready[hashContent(code)] ?? (await findRouterEdits(code))
}

/**
 * Prepares the edits for the installed router, because parsing it takes 80 ms.
 *
 * @param readyDir - Absolute folder to write to.
 * @param clientDir - Absolute folder of the package that depends on the router.
 */
export async function writeReadyEdits(readyDir: string, clientDir: string): Promise<void> {
  const client = createRequire(path.join(clientDir, 'package.json'))
  const router = createRequire(client.resolve('react-router-dom/package.json'))
  const dist = path.join(path.dirname(router.resolve('react-router/package.json')), 'dist')
  const names = fs.readdirSync(dist, {recursive: true, encoding: 'utf8'}).sort()
  const edits: Record<string, readonly Edit[]> = {}
  for (const name of names.filter((file) => file.endsWith('.mjs'))) {
    const code = fs.readFileSync(path.join(dist, name), 'utf8')
    edits[hashContent(code)] = await findRouterEdits(code)
  }
  fs.writeFileSync(path.join(readyDir, READY_FILE), JSON.stringify(edits))
}
