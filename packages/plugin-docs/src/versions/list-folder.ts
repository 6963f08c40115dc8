import {readdirSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {findPathIssue} from '@lectern/shared/files/output-path'

/**
 * Lists all files in a folder and its subfolders as relative paths with forward slashes. Skips
 * `node_modules`, names that start with `.`, and symlinks to folders. A missing folder is empty.
 */
export function listFolder(directory: string): string[] {
  const names: string[] = []
  const visit = (prefix: string) => {
    for (const entry of readdirSync(join(directory, prefix), {withFileTypes: true})) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      const name = prefix + entry.name
      if (entry.isDirectory()) visit(`${name}/`)
      else if (isFile(join(directory, name)) && findPathIssue(name) === undefined) names.push(name)
    }
  }
  if (statSync(directory, {throwIfNoEntry: false})?.isDirectory()) visit('')
  return names.sort((left, right) => (left < right ? -1 : 1))
}

function isFile(file: string): boolean {
  // A symlink can be broken.
  return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false
}
