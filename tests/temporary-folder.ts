import {mkdtempSync, realpathSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {TestProject} from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute path. The folder is deleted after the test run. */
    temporaryFolder: string
  }
}

/** Creates a temporary folder outside the repository for the sites of a test run. */
export default function provideTemporaryFolder(project: TestProject) {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-sites-'))
  project.provide('temporaryFolder', folder)
  return () => rmSync(folder, {recursive: true, force: true})
}
