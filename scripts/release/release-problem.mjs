/**
 * A problem with a release.
 *
 * @typedef {object} ReleaseProblem
 * @property {'error' | 'warning'} severity warnings don't stop the release
 * @property {string} code permanent, kebab-case
 * @property {string} message one sentence with the subject and the problem
 * @property {string} [location] a file, relative to the root or to a package
 * @property {string} hint an instruction
 * @property {string} [details] output of the program that failed
 */

/**
 * Formats a problem in the same format as Lectern's commands.
 *
 * @param {ReleaseProblem} problem
 */
export function formatReleaseProblem({severity, code, message, location, hint, details = ''}) {
  return [
    `${severity} ${code}: ${message}`,
    ...(location === undefined ? [] : [`  at ${location}`]),
    ...(details.trim() === '' ? [] : [details.trim().replace(/^/gm, '  | ')]),
    `  → ${hint}`
  ].join('\n')
}
