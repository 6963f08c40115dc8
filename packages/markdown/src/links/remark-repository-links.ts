import type {PhrasingContent, Root} from 'mdast'
import {findAndReplace} from 'mdast-util-find-and-replace'

/** Matches `#12`, `GH-12` or `!12`, unless it ends a word or URL. */
const ISSUE = /(?<![\w/&#])(?:#|GH-|!)(\d+)\b/g
/** Matches 7 to 40 hexadecimal digits, including at least one letter and one number. */
const COMMIT = /(?<![\w/#.-])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}(?![\w-])/g

/**
 * Links issues, pull requests and commits. Hosts redirect from issues to pull requests if
 * necessary.
 *
 * @param repository - Repository URL, such as `https://github.com/owner/name`.
 */
export function remarkRepositoryLinks(repository: string) {
  const base = repository.replace(/\/+$/, '')
  // On GitLab and similar hosts, these pages are below `-`.
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

/** Returns the folder of an issue. GitLab has separate numbers for merge requests. */
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
