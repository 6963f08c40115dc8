/** @typedef {import('./assign-exports.mjs').AssignedPage} AssignedPage */

/**
 * Lists exports, fields and parameters that have no doc comment, as `page: Name.field`.
 *
 * @param {readonly AssignedPage[]} pages
 * @returns {readonly string[]}
 */
export function findUndocumented(pages) {
  return pages.flatMap(({page, sections}) =>
    sections
      .flatMap(({entries}) => entries)
      .flatMap(({name, doc, fields, parameters}) => [
        ...(doc.text ? [] : [name]),
        ...[...fields, ...parameters]
          .filter(({text}) => !text)
          .map((field) => `${name}.${field.name}`)
      ])
      .map((name) => `${page.file}: ${name}`)
  )
}
