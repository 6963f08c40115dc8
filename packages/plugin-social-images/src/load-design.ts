import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteContext} from '@lectern/types'
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
  {siteDir, loadModule}: Pick<SiteContext, 'siteDir' | 'loadModule'>
): Promise<SocialImageDesign> {
  if (file === undefined) return defaultDesign
  const absolutePath = path.resolve(siteDir, file)
  if (!fs.existsSync(absolutePath)) throw invalid(file, "doesn't exist")
  const design = await loadModule(absolutePath)
  if (typeof design !== 'function')
    throw invalid(file, "doesn't have a component as its default export")
  return design as SocialImageDesign
}

function invalid(file: string, what: string): SiteError {
  return new SiteError({
    code: 'social-image-component-invalid',
    message: `The module ${file} in the \`component\` option of the social-images plugin ${what}.`,
    hint: 'Export a component, e.g. `export default ({title}) => <div>{title}</div>`.'
  })
}
