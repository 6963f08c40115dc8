import {findNearest} from '@lectern/shared/text/nearest'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {SiteProblem} from '@lectern/types'
import {isForeignTag} from './loose-values.js'

/** Fields of the objects that have no effect, in any release of Docusaurus 3. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  future: [
    ...['v4', 'faster', 'experimental_vcs', 'experimental_router'],
    ...['experimental_storage', 'experimental_faster']
  ],
  'future.v4': [
    ...['removeLegacyPostBuildHeadAttribute', 'useCssCascadeLayers', 'siteStorageNamespacing'],
    ...['fasterByDefault', 'mdx1CompatDisabledByDefault']
  ],
  'future.faster': [
    ...['swcJsLoader', 'swcJsMinimizer', 'swcHtmlMinimizer', 'lightningCssMinimizer'],
    ...['mdxCrossCompilerCache', 'rspackBundler', 'rspackPersistentCache', 'ssgWorkerThreads'],
    'gitEagerVcs'
  ],
  storage: ['type', 'namespace']
}

/** Sources of last updates that have the same result as Lectern's. */
const GIT: readonly unknown[] = [true, 'default-v1', 'default-v2', 'git-ad-hoc', 'git-eager']

/**
 * Warns about flags and tags that would change the output, and about typos in fields without an
 * effect.
 */
export function findUnusedFlags(config: UnknownRecord, file: string): SiteProblem[] {
  const {future, headTags} = config
  const {experimental_router: router, experimental_vcs: vcs} = isRecord(future) ? future : {}
  const warn = (field: string, hint: string) => describeUnused(field, file, hint)
  return [
    ...(Array.isArray(headTags) ? headTags : []).flatMap((tag: unknown, index) =>
      isForeignTag(tag)
        ? [warn(`headTags.${index}`, "Remove it. The head of a page can't contain this element.")]
        : []
    ),
    ...(router === 'hash'
      ? [warn('future.experimental_router', 'Remove it. Each page is a file with its own URL.')]
      : []),
    ...(vcs !== undefined && !GIT.includes(vcs)
      ? [
          warn(
            'future.experimental_vcs',
            'Remove it. Last updates come from Git; to hide them, set `showLastUpdateTime` and `showLastUpdateAuthor` to `false`.'
          )
        ]
      : []),
    ...Object.entries(FIELDS).flatMap(([name, known]) =>
      listKeys(config, name.split('.'))
        .filter((key) => !known.includes(key))
        .map((key) => warn(`${name}.${key}`, describeFix(key, known)))
    )
  ]
}

/** Describes a field without an effect. */
export function describeUnused(field: string, file: string, hint: string): SiteProblem {
  return {
    code: 'docusaurus-field-unused',
    policy: 'warn',
    message: `The \`${field}\` field in ${file} has no effect.`,
    position: {file},
    hint
  }
}

function listKeys(value: unknown, [key, ...rest]: readonly string[]): string[] {
  if (!isRecord(value)) return []
  return key === undefined ? Object.keys(value) : listKeys(value[key], rest)
}

function describeFix(key: string, known: readonly string[]): string {
  const nearest = findNearest(key, known)
  return nearest === undefined ? 'Remove it.' : `Did you mean \`${nearest}\`?`
}
