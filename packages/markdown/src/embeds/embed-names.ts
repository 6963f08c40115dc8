/** Start of a tag or directive that shows a part of a page. */
const START = /<(?:Operation|Schema)(?=[\s/>])|:(?:operation|schema)(?=[[{])/g

/** An attribute with the name of a part, also as `#name` in directives. */
const NAME =
  /(?:\b(?:id|name)\s{0,9}=\s{0,9}\{?\s{0,9}|\{#)(?:"([^"\n]{1,300})"|'([^'\n]{1,300})'|`([^`\n]{1,300})`|([^\s"'`}>]{1,300}))/g

/** Maximum length of a tag or directive. */
const MAX_LENGTH = 800

/**
 * Lists the parts of plugins' pages that a text may show, as in `Operation listBirds`. The caller
 * has to create them before the text is compiled. The list can have parts from code blocks. Returns
 * `undefined` if the text has no tag or directive for parts.
 */
export function findEmbedNames(text: string): readonly string[] | undefined {
  const starts = [...text.matchAll(START)]
  if (starts.length === 0) return undefined
  const names = starts.flatMap(({0: start, index}, position) => {
    const end = Math.min(index + MAX_LENGTH, starts[position + 1]?.index ?? text.length)
    const component = /operation/i.test(start) ? 'Operation' : 'Schema'
    return [...text.slice(index, end).matchAll(NAME)].map(
      ([, double, single, template, bare]) =>
        `${component} ${double ?? single ?? template ?? bare ?? ''}`
    )
  })
  return [...new Set(names)]
}
