import type {
  SiteProblem,
  Source,
  SourcePosition,
  SourceReader,
  StandardIssue,
  StandardSchema
} from '@lectern/types'
import {z} from '../schema/schema.js'
import {describeValue} from '../schema/validate-options.js'
import {valueAt} from '../schema/value-at.js'
import {isRecord} from '../text/unknown-record.js'
import {findYamlPosition} from '../yaml/find-yaml-position.js'
import {splitFrontMatter} from './split-front-matter.js'

/** Option that lets sites check front matter with their own schema. */
export const frontMatterOptions = {
  /**
   * Schema of your own front matter fields: an object that follows [Standard
   * Schema](https://standardschema.dev), e.g. from zod. It receives the complete front matter of a page.
   */
  frontMatter: z
    .custom<StandardSchema>(
      isStandardSchema,
      'a schema that follows Standard Schema, such as one of zod'
    )
    .optional()
}

function isStandardSchema(value: unknown): boolean {
  // In some libraries, schemas are functions.
  const standard = value === null || value === undefined ? undefined : Object(value)['~standard']
  return isRecord(standard) && standard.version === 1 && typeof standard.validate === 'function'
}

/**
 * Checks front matter with the site's own schema. Skips drafts and files whose front matter can't
 * be parsed.
 */
export async function checkOwnFrontMatter(
  sources: readonly Source[],
  schema: StandardSchema | undefined,
  reader: Pick<SourceReader, 'readText'>
): Promise<SiteProblem[]> {
  if (!schema) return []
  const found = await Promise.all(
    sources.map(async (source) => {
      const {frontMatter, problems} = source
      if (problems.length > 0 || frontMatter.draft === true) return []
      const {issues = []} = await schema['~standard'].validate(frontMatter)
      const text = issues.length > 0 ? await reader.readText(source.absolutePath) : undefined
      return issues.map((issue) => describeIssue(issue, source, text))
    })
  )
  return found.flat()
}

function describeIssue(
  {message, path = []}: StandardIssue,
  source: Source,
  text: string | undefined
): SiteProblem {
  const keys = path.map((step) => (typeof step === 'object' ? step.key : step))
  const name = keys.map(String).join('.')
  const reason = message.replace(/\.$/, '')
  const field = `\`${name}\` is ${describeValue(valueAt(source.frontMatter, keys))}`
  return {
    code: 'front-matter-invalid',
    message:
      name === ''
        ? `The front matter doesn't match the schema of the site: ${reason}.`
        : `Front matter: ${field}, which doesn't match the schema of the site: ${reason}.`,
    position: positionOf(keys, source, text),
    hint: `${name === '' ? 'Change the front matter' : `Change \`${name}\``}, or the schema in the plugin option \`frontMatter\`.`
  }
}

/**
 * Returns the position of a field. If the field is missing, returns the position of its nearest
 * parent.
 */
function positionOf(
  keys: readonly PropertyKey[],
  {file, frontMatterLines}: Source,
  text: string | undefined
): SourcePosition {
  const position = findYamlPosition(splitFrontMatter(text ?? '').yaml, keys)
  // Line 1 is the opening fence.
  if (position) return {file, line: position.line + 1, column: position.column}
  const line = frontMatterLines[String(keys[0])]
  return {file, line: line ?? 1, column: 1}
}
