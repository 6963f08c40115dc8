/**
 * Replaces everything in Markdown that isn't prose or tags by spaces of the same length: front matter, code,
 * and statements of JavaScript. Offsets stay the same.
 */
export function maskCode(text: string): string {
  return PARTS.reduce(
    (masked, part) => masked.replace(part, (found) => found.replace(/[^\r\n]/g, ' ')),
    text
  )
}

const PARTS = [
  /^---\r?\n[\s\S]*?\n---[ \t]*$/m,
  // A fence ends with a line of at least as many signs, or with the file.
  /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))/gm,
  /(?<!`)(`+)(?!`)(?:[^`\n]|\n(?!\s*\n)|(?!\1(?!`))`)*?(?<!`)\1(?!`)/g,
  /^(?:import|export)\s[^\n]*(?:\n(?![ \t\r]*\n)[^\n]*)*/gm
]
