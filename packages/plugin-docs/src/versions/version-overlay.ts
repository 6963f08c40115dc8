/** Origins of the files of a version that extends another version. */
export interface VersionOverlay {
  /** Folder with the version's own files, relative to the site root, with forward slashes. */
  home: string
  /** By path in the version's folder. */
  origins: ReadonlyMap<string, FileOrigin>
  /** Docs of the extended version that this version doesn't have, by path in the version's folder. */
  removed: ReadonlyMap<string, FileOrigin>
  /** Names with another extension in the extended version, by path in the version's folder. */
  formerNames: ReadonlyMap<string, string>
  /** Absolute folders that contain the files. */
  folders: readonly string[]
  /** Version that provides the sidebars. */
  sidebarsOf: string
  /** Translated files. Absent if the current locale has none. */
  localized?: LocalizedOverlay
}

/** Translated files of a version that extends another version. */
export interface LocalizedOverlay {
  /** Absolute folder with copies of the files. Absent if there are no translated files. */
  folder?: string
  /** By path in the folder. */
  files: ReadonlyMap<string, FileOrigin>
  /** Absolute folders that contain the files. */
  folders: readonly string[]
  /** Version that provides the translated sidebar labels. */
  stringsOf: string
}

/** A file in the folder of a version. */
export interface FileOrigin {
  absolutePath: string
  /** Folder of the version or its translations that contains the file, relative to the site root. */
  folder: string
  /** Whether the file is from a Git ref, so that it can't be edited. */
  isFromGit: boolean
}
