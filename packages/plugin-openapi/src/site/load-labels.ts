import {join} from 'node:path'
import {parseDataFile} from '@lectern/shared/files/data-file'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {relativePath} from '@lectern/shared/files/relative-path'
import {findNearest} from '@lectern/shared/text/nearest'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {SiteContext, SiteProblem} from '@lectern/types'
import type {OpenApiOptions} from '../options/openapi-options.js'
import {DEFAULT_LABELS, LABELS, type Labels} from '../schemas/labels.js'

/** The labels of a language, and problems in the file that contains them. */
export interface LoadedLabels {
  labels: Labels
  problems: readonly SiteProblem[]
}

/**
 * Reads the translated labels from the translation file `labels.json` in the locale's folder. Labels
 * that are missing or invalid keep their English text.
 *
 * Problems: `data-file-invalid`, `openapi-label-invalid`.
 */
export async function loadLabels(
  context: Pick<SiteContext, 'siteDir' | 'sources' | 'localizationDir' | 'siteConfig'>,
  {id}: Pick<OpenApiOptions, 'id'>
): Promise<LoadedLabels> {
  const folder = localizedFolder(context, {plugin: 'openapi', id})
  const absolutePath = folder && join(folder, `${LABELS}.json`)
  const text = absolutePath && (await context.sources.readText(absolutePath))
  if (!absolutePath || text === undefined) return {labels: DEFAULT_LABELS, problems: []}
  const file = relativePath(context.siteDir, absolutePath)
  const {data, lines, problems} = parseDataFile(text, file)
  const entries = Object.entries(data).map(
    ([name, value]) => [name, readLabel(name, value)] as const
  )
  const labels = entries.filter(([, label]) => label !== undefined)
  const invalid = entries.filter(([, label]) => label === undefined)
  return {
    labels: {...DEFAULT_LABELS, ...Object.fromEntries(labels)},
    problems: [
      ...problems,
      ...invalid.map(([name]) => describeInvalid(name, {file, line: lines[name]}))
    ]
  }
}

/** Reads an entry of a translation file. Returns `undefined` if it's invalid. */
function readLabel(name: string, value: unknown): string | undefined {
  if (!Object.hasOwn(DEFAULT_LABELS, name) || !isRecord(value)) return undefined
  return typeof value.message === 'string' ? value.message : undefined
}

function suggestName(name: string): string {
  const names = Object.keys(DEFAULT_LABELS)
  const near = findNearest(name, names)
  return near ? `Rename it to \`${near}\`.` : `Use one of these names: ${names.join(', ')}.`
}

function describeInvalid(name: string, position: {file: string; line?: number}): SiteProblem {
  const isKnown = Object.hasOwn(DEFAULT_LABELS, name)
  return {
    code: 'openapi-label-invalid',
    message: isKnown
      ? `The label \`${name}\` in ${position.file} has no message.`
      : `API references have no label \`${name}\`.`,
    position,
    hint: isKnown ? `Write \`"${name}": {"message": "text"}\`.` : suggestName(name),
    policy: 'warn'
  }
}
