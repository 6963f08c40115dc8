import type {PhrasingContent, Root} from 'mdast'
import {findAndReplace} from 'mdast-util-find-and-replace'

/** `#12`, `GH-12` or `!12`, and not the end of a word or of an address. */
const ISSUE = /(?<![\w/&#])(?:#|GH-|!)(\d+)\b/g
/** Seven to forty hexadecimal digits, including at least one letter and one number. */
const COMMIT = /(?<![\w/#.-])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}(?![\w-])/g

/**
 * Makes links of what names an issue, a pull request or a commit. Hosts of repositories lead from an
 * issue to the pull request of its number.
 *
 * @param repository - Such as `https://github.com/owner/name`.
 */
export function remarkRepositoryLinks(repository: string) {
  const base = repository.replace(/\/+$/, '')
  // GitLab and similar hosts have these pages below `-`.
  const folder = new URL(base).hostname.includes('gitlab') ? `${base}/-` : base
  return (tree: Root): void => {
    findAndReplace(
      tree,
      [
        [
          ISSUE,
          (text: string, id: string) => link(text, `${folder}/${issueFolder(text, folder)}/${id}`)
        ],
        [COMMIT, (hash: string) => createCommitLink(hash, folder)]
      ],
      {ignore: ['link', 'linkReference']}
    )
  }
}

/** GitLab numbers merge requests on their own. */
function issueFolder(text: string, folder: string): string {
  return text.startsWith('!') && folder.endsWith('/-') ? 'merge_requests' : 'issues'
}

function createCommitLink(hash: string, folder: string): PhrasingContent {
  const {children, ...commit} = link(hash, `${folder}/commit/${hash}`)
  return {...commit, children: [{type: 'inlineCode', value: hash.slice(0, 7)}]}
}

function link(text: string, url: string) {
  return {type: 'link' as const, url, children: [{type: 'text' as const, value: text}]}
}
