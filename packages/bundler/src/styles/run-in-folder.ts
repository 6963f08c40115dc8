/** Runs functions, possibly in parallel, while a folder is the current one. */
export type RunInFolder = <Result>(run: () => Promise<Result>) => Promise<Result>

/** The part of a process with the current folder. */
export interface FolderProcess {
  cwd(): string
  chdir(folder: string): void
}

/**
 * Makes a folder the current one while functions run. Tools such as Tailwind resolve relative paths from there, whatever
 * folder a command is called in.
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
