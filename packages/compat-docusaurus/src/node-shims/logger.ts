/**
 * Matches the prefix of an interpolated value, such as `path=` in `path=${file}`. Docusaurus uses
 * the prefix to pick a color.
 */
const MARK = /(?:path|url|number|name|code|subdue)=$/

type Text = string | number | TemplateStringsArray

/** Formats a message from a template literal or a plain value. */
function interpolate(text: Text, ...values: readonly unknown[]): string {
  if (!Array.isArray(text)) return String(text)
  const parts: readonly string[] = text
  return parts
    .map((part, index) => {
      if (index >= values.length) return part
      const value = values[index]
      const shown = Array.isArray(value)
        ? value.map((item) => `\n- ${String(item)}`).join('')
        : value
      return part.replace(MARK, '') + String(shown)
    })
    .join('')
}

const write =
  (method: 'info' | 'warn' | 'error') =>
  (text: Text, ...values: readonly unknown[]): void =>
    console[method](interpolate(text, ...values))

const plain = (text: unknown): string => String(text)

function report(severity: string) {
  return (text: Text, ...values: readonly unknown[]): void => {
    const message = interpolate(text, ...values)
    if (severity === 'throw') throw new Error(message)
    if (severity !== 'ignore') console[severity === 'log' ? 'info' : 'warn'](message)
  }
}

/** `@docusaurus/logger`, without colors. */
export const logger = {
  info: write('info'),
  success: write('info'),
  warn: write('warn'),
  error: write('error'),
  report,
  interpolate,
  newLine: (): void => console.info(''),
  ...{path: plain, url: plain, name: plain, code: plain, subdue: plain, num: plain, id: plain},
  ...{red: plain, yellow: plain, green: plain, cyan: plain, bold: plain, dim: plain}
}

export default logger
