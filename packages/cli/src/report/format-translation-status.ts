import {countFiles, type LocaleStatus} from '@lectern/site-tools/translations/translation-status'

/** Formats a table of translation counts, followed by stale files and missing strings. */
export function formatTranslationStatus(statuses: readonly LocaleStatus[]): string[] {
  if (statuses.length === 0) return ['The site has a single locale.']
  const rows = statuses.flatMap(({locale, trees, missingStrings}) => {
    const missing = Object.values(missingStrings).flat().length
    return [
      ...trees.map((tree) => {
        const {translated, fallback, stale, unknown} = countFiles(tree)
        return [locale, tree.tree, ...[translated, fallback, stale, unknown].map(String)]
      }),
      [locale, 'strings', '-', String(missing), '-', '-']
    ]
  })
  return [...alignColumns([HEAD, ...rows]), ...statuses.flatMap(listDetails)]
}

const HEAD = ['locale', 'content', 'translated', 'fallback', 'stale', 'unknown']

/** Aligns names on the left and numbers on the right. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
      )
      .join('  ')
      .trimEnd()
  )
}

function listDetails({locale, trees, missingStrings}: LocaleStatus): string[] {
  const stale = trees.flatMap(({files}) => files.filter(({isStale}) => isStale))
  return [
    ...(stale.length > 0 ? ['', `${locale}: stale translations`] : []),
    ...stale.map(({translation, source}) => `  ${translation} (${source})`),
    ...Object.entries(missingStrings).flatMap(([file, keys]) => [
      '',
      `${locale}: missing strings in ${file}`,
      ...keys.map((key) => `  ${key}`)
    ])
  ]
}
