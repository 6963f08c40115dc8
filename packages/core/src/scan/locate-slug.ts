import fs from 'node:fs'
import path from 'node:path'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import {findYamlPosition} from '@lectern/shared/yaml/find-yaml-position'
import type {SourcePosition} from '@lectern/types'

/**
 * Returns the position of the `slug` field in a page's front matter. If the page has none, its path
 * comes from the name of the file, and the position has no line.
 *
 * @param file - Path relative to the site root.
 */
export function locateSlug(siteDir: string, file: string): SourcePosition {
  const position = findYamlPosition(readFrontMatter(path.resolve(siteDir, file)), ['slug'])
  // Line 1 is the opening fence.
  return position ? {file, line: position.line + 1, column: position.column} : {file}
}

function readFrontMatter(file: string): string {
  try {
    return splitFrontMatter(fs.readFileSync(file, 'utf8')).yaml
  } catch {
    // The source can be in a Git version, or deleted since the scan.
    return ''
  }
}
