import {mkdtempSync, realpathSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {TestProject} from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute; removed with all it holds when the run ends. */
    temporaryFolder: string
  }
}

/** Gives a run of whole-site tests one folder for its sites, outside the repository. */
export default function provideTemporaryFolder(project: TestProject) {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-sites-'))
  project.provide('temporaryFolder', folder)
  return () => rmSync(folder, {recursive: true, force: true})
}
