/** An import or re-export of a module whose name is a string literal. */
export interface ImportStatement {
  /** Text between `import` or `export` and `from`. */
  clause: string
  module: string
  /** Offset of the statement. */
  at: number
}

/**
 * Finds `import … from '…'` and `export … from '…'` statements without parsing the code. Type
 * imports are excluded. The result may include text that only looks like a statement.
 */
export function listImportStatements(text: string): ImportStatement[] {
  const statements: ImportStatement[] = []
  let start = 0
  const parts = text.split(/(['";])/)
  for (const [index, part] of parts.entries()) {
    const [open, module = '', close] = parts.slice(index + 1, index + 4)
    const isNamed = (open === "'" || open === '"') && open === close
    const found = isNamed ? readStatement(part) : undefined
    if (found) statements.push({clause: found.clause, module, at: start + found.at})
    start += part.length
  }
  return statements
}

/** Reads the statement at the end of a text that ends with `from`. */
function readStatement(text: string): {clause: string; at: number} | undefined {
  const end = text.search(/\bfrom\s*$/)
  const keyword = [...text.slice(0, Math.max(0, end)).matchAll(/\b(?:import|export)\b/g)].at(-1)
  if (!keyword) return undefined
  const clause = text.slice(keyword.index + keyword[0].length, end).trim()
  return /^type\b/.test(clause) ? undefined : {clause, at: keyword.index}
}
