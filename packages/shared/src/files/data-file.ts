import {findKeyLines, parseFrontMatter, type FrontMatter} from '../front-matter/front-matter.js'
import {isRecord} from '../text/unknown-record.js'

/**
 * Read a small YAML or JSON file, such as `_category_.json` or `authors.yml`.
 *
 * @returns its top-level keys and their 1-based lines; what cannot be read comes back as one problem
 *   with the code `data-file-invalid`.
 */
export function parseDataFile(text: string, file: string): FrontMatter {
  const clean = text.startsWith('\uFEFF') ? text.slice(1) : text
  const known = /\.json$/.test(file) ? parseJson(clean) : undefined
  if (known) return {data: known, lines: findKeyLines(clean, 1), problems: []}
  const {data, lines, problems} = parseFrontMatter(clean, file)
  return {
    data,
    lines: Object.fromEntries(Object.entries(lines).map(([key, line]) => [key, line - 1])),
    problems: problems.map((problem) => ({
      ...problem,
      code: 'data-file-invalid',
      message: /\.json$/.test(file)
        ? `The file ${file} is not valid JSON.`
        : problem.message.replace('The front matter', `The file ${file}`),
      position: {...problem.position, file, line: Math.max(1, (problem.position?.line ?? 2) - 1)},
      hint: /\.json$/.test(file) ? 'Write one JSON object with quoted keys.' : problem.hint
    }))
  }
}

/** Most files are as they should be, and JSON is read in no time; YAML finds the place of a mistake. */
function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return isRecord(data) ? data : undefined
  } catch {
    return undefined
  }
}
