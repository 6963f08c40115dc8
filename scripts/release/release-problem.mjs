/**
 * A reason not to release.
 *
 * @typedef {object} ReleaseProblem
 * @property {'error' | 'warning'} severity a warning is shown and the release goes on
 * @property {string} code permanent, kebab-case
 * @property {string} message one sentence that names the subject
 * @property {string} [place] a file, relative to the root or to a package
 * @property {string} hint an instruction
 * @property {string} [details] the words of the program that failed
 */

/**
 * Formats a problem as the commands of Lectern do.
 *
 * @param {ReleaseProblem} problem
 */
export function formatReleaseProblem({severity, code, message, place, hint, details = ''}) {
  return [
    `${severity} ${code}: ${message}`,
    ...(place === undefined ? [] : [`  at ${place}`]),
    ...(details.trim() === '' ? [] : [details.trim().replace(/^/gm, '  | ')]),
    `  → ${hint}`
  ].join('\n')
}
