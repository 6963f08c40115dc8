import path from 'node:path'
import type {SourceReader} from '@lectern/types'
import {findPathIssue} from '@lectern/shared/files/output-path'
import {gatherFiles, type GatheredFolder, updateCopies} from './gather-files.js'

/** The folders in which a site's plugins gather files. */
export interface GatheredFolders extends Required<Pick<SourceReader, 'gather'>> {
  /**
   * Updates the copies of changed files. Added and deleted files are only noticed by the next
   * `gather`.
   *
   * @param files - Absolute paths of changed files.
   * @returns Absolute paths of the updated copies.
   */
  updateCopies(files: readonly string[]): string[]
}

/** Creates the gathered folders of a site. They're next to the cache, in the folder `.site`. */
export function createGatheredFolders(siteDir: string): GatheredFolders {
  const byName = new Map<string, GatheredFolder>()
  return {
    async gather(name, wanted) {
      const issue = [name, ...wanted.files.keys()].map((file) => findPathIssue(file)).find(Boolean)
      if (issue !== undefined) throw new TypeError(`the path of a gathered file ${issue}`)
      const gathered = {...wanted, folder: path.join(siteDir, '.site', name)}
      gatherFiles(gathered, siteDir)
      byName.set(name, gathered)
      return gathered.folder
    },
    updateCopies(files) {
      const changed = new Set(files)
      return [...byName.values()].flatMap((folder) => updateCopies(changed, folder, siteDir))
    }
  }
}
