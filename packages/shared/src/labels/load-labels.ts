import {join} from 'node:path'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {parseDataFile} from '../files/data-file.js'
import {type ContentPlugin, localizedFolder} from '../files/localized-folder.js'
import {relativePath} from '../files/relative-path.js'
import {findNearest} from '../text/nearest.js'
import {isRecord} from '../text/unknown-record.js'
import {type DefaultLabels, LABELS} from './page-labels.js'

/** The labels of a locale, and problems in the file that contains them. */
export interface LoadedLabels<Name extends string> {
  labels: DefaultLabels<Name>
  problems: readonly SiteProblem[]
}

/**
 * Reads the translated labels from the translation file `labels.json` in the locale's folder. Labels
 * that are missing or invalid keep their English text.
 *
 * Problems: `data-file-invalid`, `label-invalid`.
 */
export async function loadLabels<Name extends string>(
  context: Pick<SiteContext, 'siteDir' | 'sources' | 'localizationDir' | 'siteConfig'>,
  plugin: ContentPlugin,
  defaults: DefaultLabels<Name>
): Promise<LoadedLabels<Name>> {
  const folder = localizedFolder(context, plugin)
  const absolutePath = folder && join(folder, `${LABELS}.json`)
  const text = absolutePath && (await context.sources.readText(absolutePath))
  if (!absolutePath || text === undefined) return {labels: defaults, problems: []}
  const file = relativePath(context.siteDir, absolutePath)
  const {data, lines, problems} = parseDataFile(text, file)
  const entries = Object.entries(data).map(
    ([name, value]) => [name, readLabel(name, value, defaults)] as const
  )
  const labels = entries.filter(([, label]) => label !== undefined)
  const invalid = entries.filter(([, label]) => label === undefined)
  return {
    labels: {...defaults, ...Object.fromEntries(labels)},
    problems: [
      ...problems,
      ...invalid.map(([name]) => describeInvalid(name, {file, line: lines[name]}, defaults))
    ]
  }
}

/** Reads an entry of a translation file. Returns `undefined` if it's invalid. */
function readLabel(name: string, value: unknown, defaults: DefaultLabels): string | undefined {
  if (!Object.hasOwn(defaults, name) || !isRecord(value)) return undefined
  return typeof value.message === 'string' ? value.message : undefined
}

function describeInvalid(
  name: string,
  position: {file: string; line?: number},
  defaults: DefaultLabels
): SiteProblem {
  const isKnown = Object.hasOwn(defaults, name)
  return {
    code: 'label-invalid',
    message: isKnown
      ? `The label \`${name}\` in ${position.file} has no message.`
      : `${position.file} has an unknown label \`${name}\`.`,
    position,
    hint: isKnown
      ? `Write \`"${name}": {"message": "text"}\`.`
      : suggestName(name, Object.keys(defaults)),
    policy: 'warn'
  }
}

function suggestName(name: string, known: readonly string[]): string {
  const near = findNearest(name, known)
  return near ? `Rename it to \`${near}\`.` : `Use one of these names: ${known.join(', ')}.`
}
