import type {FrontMatterParser, FrontMatterResult} from '@lectern/types'
import {parseFrontMatter} from '@lectern/shared/front-matter/front-matter'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import {describeValue} from '@lectern/shared/schema/validate-options'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {parseDatedYaml} from '@lectern/shared/yaml/parse-yaml'

/** A source whose front matter is parsed by one of the site's functions. */
interface ParsedText {
  /** Path relative to the site root. */
  file: string
  absolutePath: string
  text: string
}

/**
 * Parses front matter with the function in the site's configuration.
 *
 * @throws SiteError `front-matter-invalid`, or `front-matter-parser-failed` if the function fails.
 */
export async function parseSiteFrontMatter(
  parse: FrontMatterParser,
  {file, absolutePath, text}: ParsedText
): Promise<FrontMatterResult> {
  const result: unknown = await runParser(parse, {file, absolutePath, text})
  if (!isRecord(result) || !isRecord(result.frontMatter))
    throw failure(file, `it returned ${describeResult(result)}`)
  const {frontMatter, content = splitFrontMatter(text).body} = result
  if (typeof content !== 'string')
    throw failure(file, `it returned ${describeValue(content)} as \`content\`, not a string`)
  return {frontMatter: withoutDates(frontMatter), content}
}

async function runParser(
  parse: FrontMatterParser,
  {file, absolutePath, text}: ParsedText
): Promise<unknown> {
  try {
    return await parse({
      filePath: absolutePath,
      fileContent: text,
      defaultParseFrontMatter: async ({fileContent}) => parseByDefault(fileContent, file)
    })
  } catch (error) {
    if (error instanceof SiteError) throw error
    throw failure(file, messageOf(error).replace(/\.$/, ''))
  }
}

/**
 * Parses front matter with Lectern's own parser. The site's function can call it.
 *
 * @throws SiteError `front-matter-invalid`.
 */
function parseByDefault(text: string, file: string): FrontMatterResult {
  const {yaml, body} = splitFrontMatter(text)
  const {problems} = parseFrontMatter(yaml, file)
  if (problems.length > 0) throw new SiteError(problems)
  return {frontMatter: parseDatedYaml(yaml), content: body.trim()}
}

/** Converts data to JSON. Dates without a time stay dates without a time. */
function withoutDates(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const text = JSON.stringify(data, function (this: Record<string, unknown>, key, value: unknown) {
    const original = this[key]
    if (!(original instanceof Date) || typeof value !== 'string') return value
    return value.replace(/T00:00:00\.000Z$/, '')
  })
  return JSON.parse(text) as Record<string, unknown>
}

function describeResult(result: unknown): string {
  if (!isRecord(result)) return `${name(result)} instead of an object with \`frontMatter\``
  return `${name(result.frontMatter)} as \`frontMatter\`, not an object`
}

function name(value: unknown): string {
  return value === undefined ? 'nothing' : describeValue(value)
}

function failure(file: string, reason: string): SiteError {
  return new SiteError({
    code: 'front-matter-parser-failed',
    message: `\`markdown.parseFrontMatter\` failed for ${file}: ${reason}.`,
    position: {file},
    hint: 'Fix the function in the configuration. It has to return `{frontMatter, content}` or a promise of it.'
  })
}
