import type {SiteProblem} from '@lectern/types'
import type {SourceFile} from '@lectern/shared/files/source-files'
import {isVersion} from './release-heading.js'

/** Files of a changelog folder, separated into releases and other pages. */
export interface SortedFiles {
  /**
   * Releases, with the version as their `slug`. Tags are removed, because changelogs don't support
   * them.
   */
  releases: readonly SourceFile[]
  /** Other pages, which have no version in their filename or set `list: false`. */
  pages: readonly SourceFile[]
  problems: readonly SiteProblem[]
}

/** Separates releases from other pages. Reports `release-without-date` and `release-duplicate`. */
export function sortReleaseFiles(files: readonly SourceFile[]): SortedFiles {
  const isRelease = ({file, source}: SourceFile) =>
    isVersion(nameOf(file)) && source.frontMatter.list !== false
  const releases = files.filter(isRelease)
  const problems = releases.flatMap((file) => findIssue(file, releases) ?? [])
  return {
    releases: releases.filter((file) => !findIssue(file, releases)).map(createReleaseFile),
    pages: files.filter((file) => !isRelease(file)),
    problems
  }
}

/** Returns the name of a file, such as `2.1.0` for `2.1.0.md` and `2.1.0/index.md`. */
export function nameOf(file: string): string {
  return file.replace(/\.mdx?$/, '').replace(/(?<=.)\/index$/, '')
}

function createReleaseFile({source, ...rest}: SourceFile): SourceFile {
  const name = nameOf(rest.file)
  const {tags: _, ...own} = source.frontMatter
  const frontMatter = {...own, title: own.title ?? source.contentTitle ?? name, slug: name}
  return {...rest, source: {...source, frontMatter}}
}

function findIssue(
  {file, source}: SourceFile,
  releases: readonly SourceFile[]
): SiteProblem | undefined {
  const version = bareVersion(file)
  const first = releases.find((other) => bareVersion(other.file) === version)
  if (first && first.file !== file)
    return {
      code: 'release-duplicate',
      message: `The release ${version} has two files: ${first.source.file} and ${source.file}.`,
      position: {file: source.file},
      hint: 'Merge the files, or rename one of them.'
    }
  if (source.frontMatter.date !== undefined || source.problems.length > 0) return undefined
  return {
    code: 'release-without-date',
    message: `The release ${source.file} has no date.`,
    position: {file: source.file, line: 1},
    hint: 'Add `date: 2026-01-31` to its front matter, or `list: false` to keep it out of the list.'
  }
}

function bareVersion(file: string): string {
  return nameOf(file).replace(/^v/, '')
}
