/** @typedef {import('./import-direction.mjs').SourceProblem} SourceProblem */

/** Matches a workflow step that uses an action, with an optional comment. */
const USES = /^\s*(?:-\s+)?uses:\s*["']?([^\s"'#]+)["']?[ \t]*(#.*)?$/

/** Matches an action that's pinned to a commit. */
const PINNED = /@[0-9a-f]{40}$/

/** Matches a comment with a pinned action's version. */
const VERSION = /^#\s*v\d/

/** Matches GitHub's own actions and actions in the same repository. */
const FIRST_PARTY = /^(?:actions\/|github\/|\.\/)/

/**
 * Finds actions that could change without notice. Our workflows pin every action to a commit, with
 * its version in a comment. Examples in the docs may reference GitHub's own actions by version,
 * because readers copy and update the examples.
 *
 * @param {readonly {file: string, text: string}[]} files `file` is relative to the repository root, with `/`
 * @returns {SourceProblem[]}
 */
export function findUnpinnedActions(files) {
  return files.flatMap(({file, text}) =>
    text.split('\n').flatMap((content, index) => {
      const [, action, comment = ''] = USES.exec(content.replace(/\r$/, '')) ?? []
      if (action === undefined || isAllowed(file, action, comment)) return []
      return [
        {
          file,
          line: index + 1,
          rule: 'action-unpinned',
          message: `The action \`${action}\` isn't pinned. Name it by commit hash, with the version as a comment.`
        }
      ]
    })
  )
}

/**
 * @param {string} file
 * @param {string} action
 * @param {string} comment
 */
function isAllowed(file, action, comment) {
  if (action.startsWith('./')) return true
  if (PINNED.test(action)) return VERSION.test(comment)
  return !file.startsWith('.github/') && FIRST_PARTY.test(action)
}
