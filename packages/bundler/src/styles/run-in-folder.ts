/** Runs functions, possibly in parallel, while a folder is the current one. */
export type RunInFolder = <Result>(run: () => Promise<Result>) => Promise<Result>

/** The part of a process with the current folder. */
export interface FolderProcess {
  cwd(): string
  chdir(folder: string): void
}

/**
 * Makes a folder the current one while functions run, because tools such as Tailwind resolve paths
 * relative to it. The command may be called in any folder.
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
