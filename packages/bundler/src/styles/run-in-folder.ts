/** Runs functions in a working directory. Calls can overlap. */
export type RunInFolder = <Result>(run: () => Promise<Result>) => Promise<Result>

/** The parts of `process` for the working directory. */
export interface FolderProcess {
  cwd(): string
  chdir(folder: string): void
}

/**
 * Makes a folder the working directory while functions run. Tools such as Tailwind resolve paths
 * relative to it, but the command can be called in any folder.
 */
export function createRunInFolder(folder: string, owner: FolderProcess = process): RunInFolder {
  let running = 0
  let before = folder
  return async (run) => {
    if (running === 0) {
      before = owner.cwd()
      if (before !== folder) owner.chdir(folder)
    }
    running++
    try {
      return await run()
    } finally {
      running--
      if (running === 0 && before !== folder) owner.chdir(before)
    }
  }
}
