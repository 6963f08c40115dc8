import type {ProblemPolicy, SiteProblem, Source, TagLink} from '@lectern/types'
import {sortByDistance} from '../text/nearest.js'
import type {TagsField} from '../front-matter/shared-fields.js'
import {slugifyLabel} from '../text/slug.js'
import type {TagsFile} from './tags-file.js'
import {findPathProblems} from './route-issue.js'
import {joinRoutePath} from '../url/url-path.js'

/** Data for resolving the tags in a page's front matter. */
export interface TagLookup {
  /** Route path of the tag index page. */
  tagsPath: string
  /** Tags from the tags file. Without a file, all tags are inline. */
  known?: TagsFile
  onInlineTags: ProblemPolicy
  /** Whether tags in the tags file are marked. */
  marksKnown?: boolean
}

/**
 * Resolves a page's tags to links, without duplicates. If there's a tags file, tags that it doesn't
 * define are reported as `tag-inline`. Tags with an invalid path are omitted.
 */
export function resolveTags(
  field: TagsField,
  source: Pick<Source, 'file' | 'frontMatterLines'>,
  lookup: TagLookup
): {tags: TagLink[]; problems: SiteProblem[]} {
  const byPath = new Map<string, TagLink>()
  const problems: SiteProblem[] = []
  for (const entry of field ?? []) {
    const known = typeof entry === 'string' ? lookup.known?.tags.get(entry) : undefined
    const tag = known ?? createInlineTag(entry, lookup)
    const label = typeof entry === 'string' ? entry : entry.label
    const position = {file: source.file, line: source.frontMatterLines.tags}
    const invalid = findPathProblems(tag.path, `the tag “${label}”`, position)
    problems.push(...invalid)
    if (invalid.length === 0 && !byPath.has(tag.path))
      byPath.set(tag.path, known && lookup.marksKnown ? {...tag, inline: false} : tag)
    if (!known) problems.push(...describeInline(label, source, lookup))
  }
  return {tags: [...byPath.values()], problems}
}

/**
 * Creates a tag that is only defined in front matter. If the tags file defines a tag with the same
 * path, that tag is returned.
 */
function createInlineTag(
  entry: NonNullable<TagsField>[number],
  {tagsPath, known}: TagLookup
): TagLink {
  const label = typeof entry === 'string' ? entry : entry.label
  const slug = typeof entry === 'string' ? slugifyLabel(entry) || entry : entry.permalink
  const path = joinRoutePath(tagsPath, slug)
  const described = [...(known?.tags.values() ?? [])].find((tag) => tag.path === path)
  return described ?? {label, path}
}

function describeInline(
  label: string,
  {file, frontMatterLines}: Pick<Source, 'file' | 'frontMatterLines'>,
  {known, onInlineTags: policy}: TagLookup
): SiteProblem[] {
  if (!known || policy === 'ignore') return []
  const near = sortByDistance(label, [...known.tags.keys()]).slice(0, 10)
  const problem: SiteProblem = {
    code: 'tag-inline',
    message: `The tag \`${label}\` isn't in ${known.file}.`,
    position: {file, line: frontMatterLines.tags},
    hint:
      near.length > 0
        ? `Use an existing tag, e.g. ${near.join(', ')}, or add \`${label}\` to ${known.file}.`
        : `Add \`${label}\` to ${known.file}.`,
    policy
  }
  return [problem]
}
