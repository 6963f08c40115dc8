import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import type {PostCssSettings, StyleFolder, Stylesheet} from '../input/style-reader.js'
import {loadPostCss, loadPostCssPlugin} from './post-css-packages.js'
import {createRunInFolder} from './run-in-folder.js'

/** Runs PostCSS on the CSS of a file. */
export type RunPostCss = (file: string, css: string) => Promise<Stylesheet>

/** Loads PostCSS and the plugins of a site. */
export async function createPostCss(
  siteDir: string,
  settings: PostCssSettings
): Promise<RunPostCss> {
  const inSite = createRunInFolder(siteDir)
  const plugins = await inSite(async () => {
    const entries = await settings.load()
    return entries.flatMap((entry) => loadPostCssPlugin(entry, siteDir) ?? [])
  })
  // A plugin can check the options without adding a PostCSS plugin.
  if (plugins.length === 0) return async (_file, css) => ({css, files: [], folders: []})
  const processor = loadPostCss(siteDir)(plugins)
  return async (file, css) => {
    try {
      const result = await inSite(async () => processor.process(css, {from: file, map: false}))
      const files = result.messages.flatMap(({type, file: found}) =>
        type === 'dependency' && found !== undefined ? [path.resolve(siteDir, found)] : []
      )
      const folders = result.messages.flatMap(({type, dir, glob}): StyleFolder[] =>
        type === 'dir-dependency' && dir !== undefined
          ? [{folder: path.resolve(siteDir, dir), glob: glob ?? '**/*'}]
          : []
      )
      return {css: result.css, files, folders}
    } catch (error) {
      throw new SiteError(describeError(error, file, siteDir), {cause: error})
    }
  }
}

/** Returns a problem with the plugin's own message and position. */
function describeError(error: unknown, file: string, siteDir: string): SiteProblem {
  const {reason, line, column, plugin} = error as {
    reason?: string
    line?: number
    column?: number
    plugin?: string
    file?: string
  }
  const found = (reason ?? messageOf(error)).split('\n')[0] ?? ''
  const name = relativePath(siteDir, file)
  const subject = plugin === undefined ? 'PostCSS' : `The PostCSS plugin ${plugin}`
  return {
    code: 'postcss-failed',
    message: `${subject} can't process ${name}: ${found.replace(/\.$/, '')}.`,
    position: {
      file: name,
      ...(line !== undefined && {line}),
      ...(column !== undefined && {column})
    },
    hint: 'Fix the stylesheet at this position, or the options of the plugin.'
  }
}
