/** Matches an SPDX expression: IDs joined by operators, optionally in parentheses. */
const EXPRESSION = /^\(*[\w.+-]+\)*(?: (?:OR|AND|WITH) \(*[\w.+-]+\)*)*$/

/**
 * Returns a license if it's an SPDX expression, and `undefined` for other text such as `SEE LICENSE
 * IN LICENSE.md`.
 */
export function readLicenseExpression(license: string | undefined): string | undefined {
  if (license === undefined || license === 'UNLICENSED') return undefined
  return EXPRESSION.test(license) ? license : undefined
}
