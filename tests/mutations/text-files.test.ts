import type {SiteProblem} from '@lectern/types'
import fc from 'fast-check'
import {test} from 'vitest'
import {findHeaders, parseHeadersFile} from '../../packages/core/src/hosts/headers-file.js'
import {listRedirects, parseRedirectsFile} from '../../packages/core/src/hosts/redirects-file.js'
import {parseTranslations} from '../../packages/core/src/translations/parse-translations.js'
import {parseAuthorsMap} from '../../packages/plugin-blog/src/posts/authors-map.js'
import {expectCodedOutcome} from './outcome.js'
import {createRunSize} from './run-size.js'
import {applyEdits, textEdit} from './text-edit.js'

/** Text files of sites with their readers, which return problems. */
const FILES: readonly (readonly [string, string, (text: string) => readonly SiteProblem[]])[] = [
  [
    'authors',
    'ada:\n  name: Ada\n  url: https://ada.example\n  socials:\n    github: ada\n  page: true\n',
    (text) => parseAuthorsMap(text, 'blog/authors.yml', '/blog/authors').problems
  ],
  [
    'translations',
    '{"a.b": {"message": "A {count}", "description": "B"}, "c": {"message": "one|many"}}',
    (text) => parseTranslations(text, 'i18n/fr/code.json').problems
  ],
  [
    '_headers',
    '/*\n  X-Frame-Options: DENY\n/docs/*\n  Cache-Control: max-age=1\n',
    (text) => {
      findHeaders(parseHeadersFile(text), '/docs/a')
      return []
    }
  ],
  [
    '_redirects',
    '/a /b 301\n/c/* /d/:splat 200!\n/e https://f.example 302 Country=us\n',
    (text) => {
      parseRedirectsFile(text)
      for (const _ of listRedirects(text));
      return []
    }
  ]
]

const size = createRunSize('textFiles', process.env)

test.each(FILES)(
  'a file with %s with random changes is read, or its errors are reported',
  async (_what, original, read) => {
    const edits = fc.array(textEdit, {minLength: 1, maxLength: 4})
    await fc.assert(
      fc.asyncProperty(edits, (changes) =>
        expectCodedOutcome(() => read(applyEdits(original, changes)))
      ),
      {...size, numRuns: Math.ceil(size.numRuns / FILES.length)}
    )
  },
  3_600_000
)
