import fs from 'node:fs'
import path from 'node:path'
import type {Route, SiteProblem} from '@lectern/types'
import {pluginLabel} from '../plugins/plugin-hooks.js'
import type {UnknownParts} from '../plugins/unknown-parts.js'

/**
 * Link targets that may exist once the site's errors are fixed. Links to them aren't reported as
 * broken.
 */
export interface PossibleTargets {
  /** Returns whether a source that isn't a page may become one. */
  isFile(file: string): boolean
  /** Returns whether a URL may become a page. */
  isUrl(urlPath: string): boolean
}

interface TargetSettings {
  siteDir: string
  routes: readonly Route[]
  unknownParts: UnknownParts
  /** Problems from the scan that fail the build. */
  failures: readonly SiteProblem[]
}

/**
 * Finds link targets that may exist once errors from the scan are fixed: pages of failed plugins,
 * and pages with an invalid slug, date or sidebar. A URL may belong to a file with an error if the
 * file contains its last segment.
 */
export function createPossibleTargets(settings: TargetSettings): PossibleTargets {
  const {siteDir, unknownParts, failures} = settings
  const files = new Set(failures.flatMap(({position}) => (position ? [position.file] : [])))
  const texts = [...files].map((file) => normalize(readUrlText(siteDir, file)))
  const isUnknown = createUnknownTest(settings)
  return {
    isFile: (file) =>
      files.has(file) || (unknownParts.isIncomplete && fs.existsSync(path.resolve(siteDir, file))),
    isUrl(urlPath) {
      if (isUnknown(urlPath)) return true
      const last = normalize(urlPath.split('/').filter(Boolean).at(-1) ?? '')
      return last !== '' && texts.some((text) => text.includes(last))
    }
  }
}

/**
 * Creates a test for whether a URL may belong to a failed plugin, i.e. no other plugin has pages
 * next to it.
 */
function createUnknownTest({
  routes,
  unknownParts,
  failures
}: TargetSettings): (urlPath: string) => boolean {
  const hasUnknownPosition = failures.some(({position}) => position === undefined)
  if (!unknownParts.isIncomplete && unknownParts.plugins.length === 0 && !hasUnknownPosition)
    return () => false
  const known = new Set(
    routes
      .filter(({plugin}) => !unknownParts.plugins.includes(pluginLabel(plugin)))
      .map((route) => firstSegment(route.path))
  )
  return (urlPath) => !known.has(firstSegment(urlPath))
}

function firstSegment(urlPath: string): string {
  return urlPath.split('/')[1] ?? ''
}

/**
 * Returns the text that can determine a file's URL: the filename and front matter for Markdown, and
 * the whole text for other files.
 */
function readUrlText(siteDir: string, file: string): string {
  const absolutePath = path.resolve(siteDir, file)
  const text = fs.existsSync(absolutePath) ? fs.readFileSync(absolutePath, 'utf8') : ''
  if (!/\.mdx?$/.test(file)) return file + text
  return file + (/^---\r?\n[\s\S]*?\n---/.exec(text)?.[0] ?? text.slice(0, 1000))
}

/** Normalizes text for comparison, because slugs can be generated from labels and titles. */
function normalize(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
