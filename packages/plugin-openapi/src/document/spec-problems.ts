import {ownValue} from '@lectern/shared/objects/own-value'
import {siteRelative} from '@lectern/shared/files/relative-path'
import type {ConfigSource} from '@lectern/shared/problems/find-config-position'
import {findProperty} from '@lectern/shared/problems/find-quoted'
import {messageOf} from '@lectern/shared/problems/site-problem'
import type {ProblemCode, ProblemPolicy, SiteProblem, SourcePosition} from '@lectern/types'
import {
  getLineColLocation,
  type LocationObject,
  type NormalizedProblem,
  YamlParseError
} from '@redocly/openapi-core'
import {RefusedFile} from './file-resolver.js'

/** Where a description is, and how to report violations. */
export interface ProblemPlace {
  /** Path of the description, relative to the site root. */
  file: string
  /** Absolute path of the site root. */
  siteDir: string
  /** Value of the `spec` option. */
  spec: string
  /** The configuration, for the position of that option. */
  configSource: ConfigSource
  /** Policy for violations of the specification. */
  onInvalid: ProblemPolicy
}

/** Describes why a file can't be read. */
export function describeFailure(error: Error, place: ProblemPlace): SiteProblem {
  const {file, siteDir, spec, configSource} = place
  if (error instanceof RefusedFile) return describeRefusal(error, {file}, siteDir)
  if (error instanceof YamlParseError) {
    const {line, col} = error
    return {
      code: 'openapi-syntax',
      message: `The description ${file} can't be parsed: ${firstLine(error.originalError)}.`,
      position: {file, line, column: col},
      hint: 'Fix the syntax at this position.'
    }
  }
  const isMissing = /ENOENT|no such file/i.test(messageOf(error))
  return {
    code: 'openapi-missing',
    message: isMissing
      ? `The description ${file} doesn't exist.`
      : `The description ${file} can't be read: ${firstLine(error)}.`,
    position: findProperty('spec', spec, configSource),
    hint: 'Fix the `spec` option of the openapi plugin. It is relative to the site root.'
  }
}

const CODES: Readonly<Record<string, ProblemCode>> = {
  'no-unresolved-refs': 'openapi-ref-unresolved',
  'operation-operationId-unique': 'openapi-operation-id-duplicate'
}

/** Describes a problem reported by the parser, with the position of the invalid value. */
export function describeProblem(
  problem: NormalizedProblem,
  place: ProblemPlace,
  refused: readonly RefusedFile[]
): SiteProblem {
  const {ruleId, location, suggest} = problem
  const position = locate(location[0], place)
  const refusal = refused.find(({message}) => problem.message.includes(message))
  if (refusal) return describeRefusal(refusal, position, place.siteDir)
  const pointer = location[0]?.pointer
  const subject = pointer === undefined ? '' : ` at \`${pointer}\``
  const sentence = firstLine(new Error(problem.message))
  return {
    code: ownValue(CODES, ruleId) ?? 'openapi-invalid',
    message: `The description is invalid${subject}: ${sentence}.`,
    position,
    hint: createHint(suggest, ruleId),
    ...(ruleId === 'struct' && {policy: place.onInvalid})
  }
}

function createHint(suggest: readonly string[], ruleId: string): string {
  if (suggest.length > 0) return `Did you mean \`${suggest[0]}\`?`
  if (ruleId === 'no-unresolved-refs') return 'Fix the reference, or add its target.'
  if (ruleId === 'operation-operationId-unique') return 'Give each operation its own `operationId`.'
  return 'Fix the value. The `onInvalid` option turns this error into a warning.'
}

function locate(
  location: LocationObject | undefined,
  {file, siteDir}: ProblemPlace
): SourcePosition {
  if (!location) return {file}
  const {source} = location
  const {start} = getLineColLocation(location)
  return {file: nameOf(source.absoluteRef, siteDir), line: start.line, column: start.col}
}

/** Describes a file that the plugin isn't allowed to read. */
function describeRefusal(
  {kind, target}: RefusedFile,
  position: SourcePosition,
  siteDir: string
): SiteProblem {
  const name = nameOf(target, siteDir)
  if (kind === 'size')
    return {
      code: 'openapi-too-large',
      message: `The file ${name} is larger than 64 MB.`,
      position,
      hint: 'Split the description over several files with `$ref`.'
    }
  return {
    code: 'openapi-ref-refused',
    message:
      kind === 'host'
        ? `The reference to ${name} is blocked, because its host isn't allowed.`
        : `The reference to ${name} is blocked, because the file is outside the site.`,
    position,
    hint:
      kind === 'host'
        ? `Copy the file into the site, or add the host to \`allowedHosts\` of the openapi plugin.`
        : 'Move the file into the site.'
  }
}

function nameOf(target: string, siteDir: string): string {
  return siteRelative(siteDir, target)
}

function firstLine(error: unknown): string {
  const [line = ''] = messageOf(error).split('\n')
  // Removes the position, which is reported separately.
  return line
    .replace(/ in "[^"]*" \(\d+:\d+\)/, '')
    .trim()
    .replace(/\.$/, '')
}
