import {rollDate} from '@lectern/shared/text/parse-date'
import type {SourceFile} from '@lectern/shared/files/source-files'
import type {SiteProblem} from '@lectern/types'
import {findNameDate, parsePostFileName} from './post-file-name.js'

interface CorrectedFiles {
  files: readonly SourceFile[]
  problems: readonly SiteProblem[]
}

/**
 * Corrects nonexistent dates in front matter and filenames as Docusaurus does: 2017-02-29 becomes
 * 2017-03-01.
 */
export function correctDates(files: readonly SourceFile[]): CorrectedFiles {
  const corrected = files.map(correctDate)
  return {
    files: corrected.map(({file}) => file),
    problems: corrected.flatMap(({problem}) => problem ?? [])
  }
}

function correctDate(file: SourceFile): {file: SourceFile; problem?: SiteProblem} {
  const {source} = file
  const {date: given, draft} = source.frontMatter
  const written = given ?? findMissingNameDate(file.file)
  const date = typeof written === 'string' ? rollDate(written) : undefined
  if (typeof written !== 'string' || date === undefined) return {file}
  const changed = {...file, source: {...source, frontMatter: {...source.frontMatter, date}}}
  if (draft === true) return {file: changed}
  const problem: SiteProblem = {
    code: 'post-date-rolled-over',
    policy: 'warn',
    message: `The post ${source.file} has the invalid date ${written}, so it's published as ${date.slice(0, 10)}.`,
    position: {file: source.file, line: source.frontMatterLines.date ?? 1},
    hint:
      given === undefined
        ? 'Rename the file to a date that exists.'
        : 'Change `date` to a date that exists.'
  }
  return {file: changed, problem}
}

/** Returns the date in the path of a post if that date doesn't exist in the calendar. */
function findMissingNameDate(file: string): string | undefined {
  return findNameDate(file) === undefined ? parsePostFileName(file).date : undefined
}
