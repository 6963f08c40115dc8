/** A file to upload. */
export interface UploadFile {
  /** Path at the target. */
  file: string
  /** Absolute path of the file. */
  from: string
}

/** Storage for the files of a site. */
export interface DeployStore {
  /** Name of the target for messages, without credentials. */
  title: string
  /** Returns a file's text, or `undefined` if the file is missing. */
  readText(file: string): Promise<string | undefined>
  writeText(file: string, text: string): Promise<void>
  /** Uploads files. Each file is replaced in one step. */
  upload(files: readonly UploadFile[]): Promise<void>
  /** Copies files at the target. Missing files are skipped. */
  copy(files: readonly CopyFile[]): Promise<void>
  /** Removes files at the target. Missing files are skipped. */
  remove(files: readonly string[]): Promise<void>
  /** Publishes all changes, for targets that are updated in one step. */
  finish?(message: string): Promise<void>
  /** Releases temporary files. */
  close?(): void
}

/** A copy at the target. */
export interface CopyFile {
  from: string
  to: string
}
