import {join, posix} from 'node:path'
import type {SiteContext, SiteProblem, TagLink} from '@lectern/types'
import {relativePath} from '../files/relative-path.js'
import {parseDataFile} from '../files/data-file.js'
import {readLocalized} from '../files/read-localized.js'
import {findOption} from '../problems/find-quoted.js'
import {policyOption} from '../schema/policy-option.js'
import {pathField} from '../schema/path-field.js'
import {z} from '../schema/schema.js'
import {checkValue} from '../schema/schema-check.js'
import {slugifyLabel} from '../text/slug.js'
import {findPathProblems} from './route-issue.js'
import {joinRoutePath} from '../url/url-path.js'

/** Options of plugins whose pages have tags. */
export const tagsOptions = {
  /**
   * Tags file, relative to the content folder, or `false` for none. If it's not set, `tags.yml` is
   * used if it exists.
   */
  tags: z.union([pathField, z.literal(false)]).nullish(),
  /** Path of the tag pages, below the base path. @default 'tags' */
  tagsBasePath: pathField.default('tags'),
  /**
   * Policy for tags that the tags file doesn't define. Applies if there is a tags file.
   *
   * @default 'warn'
   */
  onInlineTags: policyOption.default('warn')
}

/** The tags that a tags file defines. */
export interface TagsFile {
  /** Path of the file, relative to the site root, with forward slashes. */
  file: string
  /** Tags by their key in front matter. */
  tags: ReadonlyMap<string, TagLink>
}

const tagFields = {
  label: z.string().optional(),
  permalink: z.string().optional(),
  description: z.string().optional()
}
const tagSchema = z.strictObject(tagFields).nullable()

/** Result of loading a tags file, with its errors. There are no tags if the file doesn't exist. */
export interface LoadedTags {
  known?: TagsFile
  problems: readonly SiteProblem[]
}

/** Where a plugin looks for its tags file. */
export interface TagsLocation {
  /** The content folder, relative to the site root, with forward slashes. */
  folder: string
  /** Route path of the tag index page. */
  tagsPath: string
  /** Absolute folder of translations. A tags file in this folder takes precedence. */
  localized?: string
  /** Whether the file in the options has to exist. */
  isRequired: boolean
}

/** The parts of a site that loading needs. */
type TagsContext = Pick<SiteContext, 'siteDir' | 'siteConfig' | 'sources'> &
  Partial<Pick<SiteContext, 'configSource'>>

/**
 * Loads the tags file of a content folder. If the options name a file, it has to exist
 * (`tags-file-missing`). Otherwise, `tags.yml` is loaded if it exists.
 */
export async function loadTagsFile(
  {folder, localized, tagsPath, isRequired}: TagsLocation,
  {siteDir, siteConfig, sources, configSource}: TagsContext,
  {tags: wanted}: {tags?: string | false | null}
): Promise<LoadedTags> {
  if (wanted === false || wanted === null) return {problems: []}
  const name = wanted ?? 'tags.yml'
  const file = posix.join(folder, name)
  const found = await readLocalized(name, {directory: join(siteDir, folder), localized}, sources)
  if (found) {
    const file = relativePath(siteDir, found.absolutePath)
    const nameLabel = siteConfig.compatibility === 'docusaurus' ? capitalize : undefined
    return parseTagsFile(found.text, file, tagsPath, nameLabel)
  }
  if (wanted === undefined || !isRequired) return {problems: []}
  const problem: SiteProblem = {
    code: 'tags-file-missing',
    message: `The tags file \`${file}\` doesn't exist.`,
    position: configSource && findOption('tags', wanted, configSource),
    hint: 'Create it, or fix the `tags` option. The path is relative to the content folder.'
  }
  return {problems: [problem]}
}

/** Returns a key as a label like Docusaurus: with an uppercase letter, followed by lowercase letters. */
function capitalize(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).toLowerCase()
}

/**
 * Parses a tags file. Invalid YAML is reported as `data-file-invalid`, all other errors as
 * `tags-file-invalid`.
 *
 * @param nameLabel - Creates the label of a tag that has none from its key. By default, it's the
 *   key.
 */
export function parseTagsFile(
  text: string,
  file: string,
  tagsPath: string,
  nameLabel = (key: string) => key
): LoadedTags {
  const repeated = findRepeatedTags(text, file)
  if (repeated.length > 0) return {problems: repeated}
  const {data, lines, problems} = parseDataFile(text, file)
  // With an empty list of tags, every tag in the content would be reported as missing.
  if (problems.length > 0) return {problems}
  const tags = new Map<string, TagLink>()
  const keyByPath = new Map<string, string>()
  const found: SiteProblem[] = []
  for (const [key, value] of Object.entries(data)) {
    const position = {file, line: lines[key]}
    const checked = checkTag(key, value)
    found.push(...checked.problems.map((problem) => ({...problem, position})))
    if (checked.value === undefined) continue
    const given = createTag(key, {label: nameLabel(key), ...checked.value}, tagsPath)
    const invalid = findPathProblems(given.path, `the tag \`${key}\``, position)
    found.push(...invalid)
    // Otherwise, every page with this tag would report the same problem.
    const tag =
      invalid.length > 0 ? {...given, path: joinRoutePath(tagsPath, `invalid-${tags.size}`)} : given
    const first = keyByPath.get(tag.path)
    if (first === undefined) keyByPath.set(tag.path, key)
    else found.push({...duplicatePath(first, key, tag.path), position})
    tags.set(key, tag)
  }
  return {known: {file, tags}, problems: found}
}

/**
 * Lists the top-level keys in YAML with their 1-based lines, in order. The result can contain a key
 * twice.
 */
function listKeyLines(text: string): [key: string, line: number][] {
  return text.split('\n').flatMap((line, index): [string, number][] => {
    const key = /^(?:"([^"]+)"\s*|'([^']+)'\s*|([^\s#:'"-][^:]*)):(?:\s|$)/.exec(line)
    return key ? [[key[1] ?? key[2] ?? key[3]?.trimEnd() ?? '', index + 1]] : []
  })
}

/**
 * Finds tags that are defined twice. YAML doesn't allow duplicate keys, but the parser doesn't
 * always report their names.
 */
function findRepeatedTags(text: string, file: string): SiteProblem[] {
  const seen = new Set<string>()
  return listKeyLines(text).flatMap(([key, line]) => {
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    const message = `The tag \`${key}\` is defined twice in ${file}.`
    const hint = 'Remove one of them, or change its key.'
    return [{code: 'tags-file-invalid', message, position: {file, line}, hint}]
  })
}

function checkTag(key: string, value: unknown) {
  return checkValue(tagSchema, {
    code: 'tags-file-invalid',
    subject: `Tag \`${key}\``,
    value
  })
}

function createTag(
  key: string,
  {label, permalink, description}: NonNullable<z.output<typeof tagSchema>> & {label: string},
  tagsPath: string
): TagLink {
  return {
    label,
    path: joinRoutePath(tagsPath, permalink ?? (slugifyLabel(key) || key)),
    description
  }
}

function duplicatePath(first: string, second: string, path: string): SiteProblem {
  return {
    code: 'tags-file-invalid',
    message: `The tags \`${first}\` and \`${second}\` have the same path ${path}.`,
    hint: 'Change the `permalink` of one of them, or remove it.'
  }
}
