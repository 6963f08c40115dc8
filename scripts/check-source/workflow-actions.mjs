/** @typedef {import('./import-direction.mjs').SourceComplaint} SourceComplaint */

/** A step of a workflow that runs an action, with the rest of its line. */
const USES = /^\s*(?:-\s+)?uses:\s*["']?([^\s"'#]+)["']?[ \t]*(#.*)?$/

/** An action at a commit. */
const PINNED = /@[0-9a-f]{40}$/

/** The version in the comment after a commit. */
const VERSION = /^#\s*v\d/

/** Actions of GitHub itself, and those in the same repository. */
const FIRST_PARTY = /^(?:actions\/|github\/|\.\/)/

/**
 * Finds actions that could change without notice. Our workflows name every action by commit, with its version in a
 * comment. Examples in the docs can name actions of GitHub by version, since readers copy them and update them.
 *
 * @param {readonly {file: string, text: string}[]} files `file` is posix, from the repository's top
 * @returns {SourceComplaint[]}
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
