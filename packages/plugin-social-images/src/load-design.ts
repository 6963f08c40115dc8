import fs from 'node:fs'
import path from 'node:path'
import {siteRelative} from '@lectern/shared/files/relative-path'
import {findProperty} from '@lectern/shared/problems/find-quoted'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteContext, SourcePosition} from '@lectern/types'
import {defaultDesign} from './default-design.js'
import type {SocialImageDesign} from './drawn-element.js'

/**
 * Loads the site's design. Without one, returns the default.
 *
 * @param file - Path relative to the site root.
 * @throws SiteError `social-image-component-invalid`.
 */
export async function loadDesign(
  file: string | undefined,
  {siteDir, loadModule, configSource}: Pick<SiteContext, 'siteDir' | 'loadModule' | 'configSource'>
): Promise<SocialImageDesign> {
  if (file === undefined) return defaultDesign
  const absolutePath = path.resolve(siteDir, file)
  const position = findProperty('component', file, configSource)
  if (!fs.existsSync(absolutePath)) {
    throw invalid(file, "doesn't exist", position, 'Create the file, or fix its path.')
  }
  const design = await loadModule(absolutePath)
  if (typeof design !== 'function')
    throw invalid(
      file,
      "doesn't have a component as its default export",
      {file: siteRelative(siteDir, absolutePath)},
      'Export a component, e.g. `export default ({title}) => <div>{title}</div>`.'
    )
  return design as SocialImageDesign
}

function invalid(file: string, what: string, position: SourcePosition, hint: string): SiteError {
  return new SiteError({
    code: 'social-image-component-invalid',
    message: `The module ${file} in the \`component\` option of the social-images plugin ${what}.`,
    position,
    hint
  })
}
