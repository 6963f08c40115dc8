import type {FrontMatterParser, SiteProblem, Source} from '@lectern/types'
import {findEmbedNames} from '@lectern/markdown/embed-names'
import {findSnippetTargets} from '@lectern/markdown/snippet-targets'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {type FrontMatter, parseFrontMatter} from '@lectern/shared/front-matter/front-matter'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {findContentTitle, hasTitleHeading} from './content-title.js'
import {findDescription} from './find-description.js'
import {findOpeningLine} from './find-opening-line.js'
import {isReadyContent} from './ready-content-file.js'
import {parseSiteFrontMatter} from './site-front-matter.js'

const TRUNCATE_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/

/** Data read from a source before it's compiled. The caller adds the paths. */
export type ScannedSource = Omit<Source, 'file' | 'absolutePath'>

/** Reads the front matter and the first heading from a file's bytes. */
export function scanSource(bytes: Uint8Array, file: string): ScannedSource {
  if (isReadyContent(file)) return describeReadyContent(bytes)
  const decoded = decodeText(bytes)
  const {yaml, body} = splitFrontMatter(decoded.text)
  return describeSource(bytes, file, {decoded, body, ...parseFrontMatter(yaml, file)})
}

/** The content isn't Markdown, and its plugin already knows everything about it. */
function describeReadyContent(bytes: Uint8Array): ScannedSource {
  return {
    hash: hashContent(bytes),
    frontMatter: {},
    frontMatterLines: {},
    hasTruncateMarker: false,
    problems: []
  }
}

/** Scans a file whose front matter is parsed by one of the site's functions. */
export async function scanParsedSource(
  bytes: Uint8Array,
  {file, absolutePath}: Pick<Source, 'file' | 'absolutePath'>,
  parse: FrontMatterParser
): Promise<ScannedSource> {
  if (isReadyContent(file)) return describeReadyContent(bytes)
  const decoded = decodeText(bytes)
  const {yaml, body} = splitFrontMatter(decoded.text)
  // Provides the lines of keys that the site's function keeps.
  const {lines} = parseFrontMatter(yaml, file)
  try {
    const parsed = await parseSiteFrontMatter(parse, {file, absolutePath, text: decoded.text})
    const {frontMatter: data, content} = parsed
    return describeSource(bytes, file, {decoded, body: content, data, lines, problems: []})
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return describeSource(bytes, file, {decoded, body, data: {}, lines, problems: error.problems})
  }
}

/** A file's text, split into front matter and body. */
interface ParsedSource extends Omit<FrontMatter, 'problems'> {
  decoded: DecodedText
  body: string
  problems: readonly SiteProblem[]
}

function describeSource(
  bytes: Uint8Array,
  file: string,
  {decoded, body, data, lines, problems}: ParsedSource
): ScannedSource {
  const snippets = findSnippetTargets(body)
  const embeds = findEmbedNames(body)
  const title = findContentTitle(body)
  const description = findDescription(body)
  const opening = findOpeningLine(body)
  return copyOf({
    hash: hashContent(bytes),
    frontMatter: data,
    frontMatterLines: lines,
    ...title,
    ...(title.contentTitle === undefined && hasTitleHeading(body) && {hasTitle: true}),
    description,
    // Stored only if it differs.
    ...(opening !== description && {opening}),
    // Search for the word first, because that's faster and few files contain it.
    hasTruncateMarker: body.includes('truncate') && TRUNCATE_MARKER.test(body),
    ...(snippets.length > 0 && {snippets}),
    ...(embeds && {embeds}),
    ...(body.includes('<DocCardList') && {hasCards: true}),
    problems: decoded.isValid
      ? problems
      : [
          {
            code: 'encoding-invalid',
            message: `The file ${file} isn't valid UTF-8.`,
            position: {file, line: decoded.line},
            hint: 'Save the file as UTF-8.'
          },
          ...problems
        ]
  })
}

/**
 * Copies scanned data, because substrings would keep the file's whole text in memory. The copy
 * equals the value that is later read from disk.
 */
function copyOf(scanned: ScannedSource): ScannedSource {
  return JSON.parse(JSON.stringify(scanned)) as ScannedSource
}

interface DecodedText {
  text: string
  isValid: boolean
  /** Line that contains the first invalid byte. */
  line: number
}

function decodeText(bytes: Uint8Array): DecodedText {
  try {
    return {text: new TextDecoder('utf-8', {fatal: true}).decode(bytes), isValid: true, line: 0}
  } catch {
    // The text is still used, with replacement characters for invalid bytes.
    const text = new TextDecoder().decode(bytes)
    return {text, isValid: false, line: text.split('\uFFFD', 1)[0]?.split('\n').length ?? 1}
  }
}
