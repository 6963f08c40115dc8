import {countFiles, type LocaleStatus} from '@lectern/site-tools/translations/translation-status'

/** A table of what is translated, with the files that are stale and the texts that are missing. */
export function formatTranslationStatus(statuses: readonly LocaleStatus[]): string[] {
  if (statuses.length === 0) return ['The site has no language beside its own.']
  const rows = statuses.flatMap(({locale, trees, missingTexts}) => {
    const missing = Object.values(missingTexts).flat().length
    return [
      ...trees.map((tree) => {
        const {translated, fallback, stale, unknown} = countFiles(tree)
        return [locale, tree.tree, ...[translated, fallback, stale, unknown].map(String)]
      }),
      [locale, 'texts', '', String(missing), '', '']
    ]
  })
  return [...alignColumns([HEAD, ...rows]), ...statuses.flatMap(listDetails)]
}

const HEAD = ['locale', 'tree', 'translated', 'fallback', 'stale', 'unknown']

/** Names to the left, numbers to the right. */
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

function listDetails({locale, trees, missingTexts}: LocaleStatus): string[] {
  const stale = trees.flatMap(({files}) => files.filter(({isStale}) => isStale))
  return [
    ...(stale.length > 0 ? ['', `${locale}: older than their sources`] : []),
    ...stale.map(({translation, source}) => `  ${translation} (${source})`),
    ...Object.entries(missingTexts).flatMap(([file, keys]) => [
      '',
      `${locale}: texts missing in ${file}`,
      ...keys.map((key) => `  ${key}`)
    ])
  ]
}
