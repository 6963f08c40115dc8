import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {FinishedOutput} from '@lectern/types'
import {hashContent} from '@lectern/shared/cache/content-hash'
import type {DocusaurusPlugin} from './docusaurus-plugin.js'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'

/**
 * Let a plugin work on a built site. It writes into a copy of the output, from which new files are taken
 * over: the output itself changes only as a whole.
 *
 * @param folder - Absolute path of the output.
 */
export async function runPostBuild(
  plugin: DocusaurusPlugin,
  folder: string,
  context: UnknownRecord
): Promise<FinishedOutput> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'site-output-'))
  try {
    fs.cpSync(folder, copy, {recursive: true, mode: fs.constants.COPYFILE_FICLONE})
    const before = readHashes(copy)
    await plugin.postBuild?.({
      ...context,
      outDir: copy,
      routesPaths: listPaths(before, String(context.baseUrl)),
      routes: [],
      plugins: [],
      head: {}
    })
    return collectNew(copy, before)
  } finally {
    fs.rmSync(copy, {recursive: true, force: true})
  }
}

function readHashes(folder: string): Map<string, string> {
  const files = fs.readdirSync(folder, {recursive: true, withFileTypes: true})
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(folder, file).replaceAll('\\', '/'),
        hashContent(fs.readFileSync(file))
      ])
  )
}

/** Paths of all pages, with base URL. */
function listPaths(files: ReadonlyMap<string, string>, baseUrl: string): string[] {
  return [...files.keys()]
    .filter((file) => file.endsWith('.html'))
    .map((file) => baseUrl + file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, ''))
    .sort()
}

function collectNew(folder: string, before: ReadonlyMap<string, string>): FinishedOutput {
  const after = [...readHashes(folder)]
  const changed = after.filter(([file, hash]) => before.has(file) && before.get(file) !== hash)
  const added = after.filter(([file]) => !before.has(file))
  return {
    files: added.map(([file]) => ({file, text: fs.readFileSync(path.join(folder, file))})),
    summary:
      changed.length === 0
        ? []
        : [
            {
              name: 'plugins',
              text: `${changed.length} files that a plugin rewrites stay as they are`
            }
          ]
  }
}
