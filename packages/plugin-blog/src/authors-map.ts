import {z} from '@lectern/shared/schema'
import type {BlogAuthor, SiteProblem} from '@lectern/types'
import {parseDataFile} from '@lectern/shared/data-file'
import {checkValue} from '@lectern/shared/schema-check'
import {slugifyLabel} from '@lectern/shared/slug'
import {isExternalUrl, joinRoutePath} from '@lectern/shared/url-path'
import {authorFields, type InlineAuthor} from './post-front-matter.js'

const mappedAuthorSchema = z.strictObject({...authorFields, name: z.string()})

/** Authors by their key in `authors.yml`. */
export type AuthorsMap = ReadonlyMap<string, BlogAuthor>

/**
 * Read `authors.yml`. An author who cannot be read is left out and reported as `authors-invalid`.
 *
 * @param file - Relative to the site folder.
 * @param authorsPath - Route path below which the authors' own pages are.
 */
export function parseAuthorsMap(
  text: string,
  file: string,
  authorsPath: string
): {authors: AuthorsMap; problems: readonly SiteProblem[]} {
  const {data, lines, problems} = parseDataFile(text, file)
  const checked = Object.entries(data).map(([key, value]) => {
    const result = checkValue(mappedAuthorSchema, {
      code: 'authors-invalid',
      subject: `Author \`${key}\``,
      value,
      knownKeys: {'': Object.keys(authorFields)}
    })
    const position = {file, line: lines[key]}
    return {key, ...result, problems: result.problems.map((problem) => ({...problem, position}))}
  })
  return {
    authors: new Map(
      checked.flatMap(({key, value}) =>
        value ? [[key, createAuthor({...value, key}, authorsPath)] as const] : []
      )
    ),
    problems: [...problems, ...checked.flatMap((entry) => entry.problems)]
  }
}

/** An author as pages show one. */
export function createAuthor(author: InlineAuthor, authorsPath: string): BlogAuthor {
  const {name, title, url, email, key, socials} = author
  return {
    name: name ?? key ?? '',
    title,
    url: url ?? (email === undefined ? undefined : `mailto:${email}`),
    imageUrl: author.image_url ?? author.imageURL,
    key,
    page: findAuthorPage(author, authorsPath),
    socials: socials && expandSocials(socials)
  }
}

function findAuthorPage({key, page}: InlineAuthor, authorsPath: string): string | undefined {
  if (!page || key === undefined) return undefined
  return joinRoutePath(authorsPath, page === true ? slugifyLabel(key) : page.permalink)
}

const SOCIAL_PROFILES: Readonly<Record<string, string>> = {
  bluesky: 'https://bsky.app/profile/',
  github: 'https://github.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/in/',
  stackoverflow: 'https://stackoverflow.com/users/',
  twitter: 'https://twitter.com/',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/@'
}

/** A bare name becomes the address of its profile where the platform is known. */
function expandSocials(socials: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(socials).map(([platform, handle]) => {
      const profile = SOCIAL_PROFILES[platform.toLowerCase()]
      return [platform, isExternalUrl(handle) || !profile ? handle : profile + handle]
    })
  )
}
