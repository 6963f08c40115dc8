import fs from 'node:fs'
import path from 'node:path'
import {type ConfigSource, findConfigPosition} from '@lectern/shared/problems/find-config-position'
import type {SiteProblem} from '@lectern/types'

/**
 * Reports static directories that can't be copied because they're files or contain the site itself.
 */
export function checkStaticDirectories(
  siteDir: string,
  folders: readonly string[],
  source: ConfigSource
): SiteProblem[] {
  return folders.flatMap((folder, index): SiteProblem[] => {
    const issue = findIssue(siteDir, path.resolve(siteDir, folder))
    if (issue === undefined) return []
    return [
      {
        code: 'config-invalid',
        message: `${source.file}: \`staticDirectories[${index}]\` is '${folder}', which ${issue}.`,
        position: findConfigPosition('staticDirectories', [index], source),
        hint: "Use a folder inside the site root that contains only static files, e.g. `'static'`."
      }
    ]
  })
}

function findIssue(siteDir: string, folder: string): string | undefined {
  if (`${siteDir}${path.sep}`.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep))
    return 'contains the entire site'
  const stats = fs.statSync(folder, {throwIfNoEntry: false})
  return stats && !stats.isDirectory() ? "isn't a folder" : undefined
}
