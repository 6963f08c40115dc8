/** Highlighted code, as props for the theme's code block. */
export interface CodeProps {
  [name: string]: string | number
  language: string
  html: string
  lineCount: number
}

/** Keywords of the languages that samples are written in. */
const KEYWORDS = new Set(
  (
    'await async const let var function return import from export new if else for in of try catch throw ' +
    'package func defer print use using namespace public static void class def with as echo require puts ' +
    'true false null None True False nil'
  ).split(' ')
)

/** Matches a string, a comment, a word or a number. */
const TOKEN =
  /("(?:[^"\\\n]|\\.){0,400}"|'(?:[^'\\\n]|\\.){0,400}'|`(?:[^`\\]|\\.){0,400}`)( ?:)?|(^[ \t]{0,40}(?:#|\/\/)[^\n]*)|([A-Za-z_]\w*)|(\b\d{1,20}(?:\.\d{1,20})?\b)/gm

/**
 * Highlights the code of a sample. No token contains a line feed. Unlike in Markdown code blocks,
 * lines aren't elements, because nothing marks single lines of a sample.
 */
export function highlight(text: string, language: string): CodeProps {
  return {language, html: splitTokens(text, language), lineCount: text.split('\n').length}
}

function splitTokens(text: string, language: string): string {
  if (text.length > MAX_LENGTH) return escapeText(text)
  let html = ''
  let last = 0
  for (const match of text.matchAll(TOKEN)) {
    const [token, string, colon, comment, word, number] = match
    html += escapeText(text.slice(last, match.index))
    last = match.index + token.length
    if (string !== undefined) {
      const kind = colon !== undefined && language === 'json' ? 'property' : 'string'
      html += mark(kind, string) + escapeText(colon ?? '')
    } else if (comment !== undefined) html += mark('comment', comment)
    else if (word !== undefined)
      html += KEYWORDS.has(word) ? mark('keyword', word) : escapeText(word)
    else html += mark('number', number ?? token)
  }
  return html + escapeText(text.slice(last))
}

/** Maximum length of code to highlight. */
const MAX_LENGTH = 100_000

function mark(kind: string, text: string): string {
  return text
    .split('\n')
    .map((line) => `<span class="token ${kind}">${escapeText(line)}</span>`)
    .join('\n')
}

/** Escapes text outside of attributes, in which quotes are common and have no meaning. */
function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (found) =>
    found === '&' ? '&amp;' : found === '<' ? '&lt;' : '&gt;'
  )
}
