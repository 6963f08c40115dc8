import {ownValue} from '@lectern/shared/objects/own-value'
import {z} from '@lectern/shared/schema/schema'
import type {BlogAuthor, SiteProblem, SocialLink} from '@lectern/types'
import {parseDataFile} from '@lectern/shared/files/data-file'
import {checkValue, type Schema} from '@lectern/shared/schema/schema-check'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {slugifyLabel} from '@lectern/shared/text/slug'
import {findPathProblems} from '@lectern/shared/pages/route-issue'
import {isExternalUrl, joinRoutePath} from '@lectern/shared/url/url-path'
import {authorFields, type InlineAuthor} from './post-front-matter.js'

const strictSchema = z.strictObject(authorFields)
/** An author must have a name or an image. */
const namedSchema = z.object({...authorFields, name: z.string()})
const imageSchema = z.object(authorFields)

function chooseSchema(value: unknown): Schema<z.output<typeof imageSchema>> {
  const hasImage = isRecord(value) && ('image_url' in value || 'imageURL' in value)
  return hasImage ? imageSchema : namedSchema
}

/** Authors, by key in `authors.yml`. */
export type AuthorsMap = ReadonlyMap<string, BlogAuthor>

/**
 * Parses `authors.yml`. Leaves out invalid authors and reports them as `authors-invalid`.
 *
 * @param file - Path relative to the site root.
 * @param authorsPath - Base path of the author pages.
 * @param isConvertible - Whether values of another type are converted.
 */
export function parseAuthorsMap(
  text: string,
  file: string,
  authorsPath: string,
  isConvertible?: boolean
): {authors: AuthorsMap; problems: readonly SiteProblem[]} {
  const {data, lines, problems} = parseDataFile(text, file)
  // In Docusaurus projects, authors without a name don't get their key as their name.
  const fallbackName = isConvertible ? '' : undefined
  const checked = Object.entries(data).map(([key, value]) => {
    const result = checkValue(chooseSchema(value), {
      code: 'authors-invalid',
      subject: `Author \`${key}\``,
      value,
      isConvertible
    })
    const position = {file, line: lines[key]}
    const page = findAuthorPage({...result.value, key}, authorsPath)
    const invalid = page ? findPathProblems(page, `the author \`${key}\``, position) : []
    const found = [
      ...result.problems,
      ...(result.value && !isConvertible ? findUnknownKeys(key, value) : [])
    ]
    return {
      key,
      value: result.value && invalid.length > 0 ? {...result.value, page: false} : result.value,
      problems: [...invalid, ...found.map((problem) => ({...problem, position}))]
    }
  })
  return {
    authors: new Map(
      checked.flatMap(({key, value}) =>
        value
          ? [
              [
                key,
                {
                  ...(isConvertible && pickUnknown(data[key])),
                  ...createAuthor({...value, name: value.name ?? fallbackName, key}, authorsPath)
                }
              ] as const
            ]
          : []
      )
    ),
    problems: [...problems, ...checked.flatMap((entry) => entry.problems)]
  }
}

/** Returns the fields that only components of Docusaurus projects read. */
function pickUnknown(value: unknown): object {
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([field]) => !(field in authorFields)))
}

/** Reports unknown fields, but only as warnings, because custom components may use them. */
function findUnknownKeys(key: string, value: unknown): SiteProblem[] {
  const subject = `Author \`${key}\``
  const {problems} = checkValue(strictSchema, {code: 'authors-invalid', subject, value})
  return problems.map((problem) => ({...problem, policy: 'warn'}))
}

/** Converts an author to the format that pages use. */
export function createAuthor(author: InlineAuthor, authorsPath: string): BlogAuthor {
  const {name, title, description, url, email, key, socials} = author
  return {
    name: name ?? key ?? '',
    email,
    title,
    description,
    url: url ?? (email === undefined ? undefined : `mailto:${email}`),
    imageUrl: author.image_url ?? author.imageURL,
    key,
    page: findAuthorPage(author, authorsPath),
    socials: socials && describeSocials(socials)
  }
}

function findAuthorPage({key, page}: InlineAuthor, authorsPath: string): string | undefined {
  if (!page || key === undefined) return undefined
  return joinRoutePath(authorsPath, page === true ? slugifyLabel(key) : page.permalink)
}

/** Supported platforms by name. `*` in a profile stands for the username. */
const PLATFORMS: Readonly<Record<string, {label: string; profile: string}>> = {
  bluesky: {label: 'Bluesky', profile: 'https://bsky.app/profile/*'},
  email: {label: 'Email', profile: 'mailto:*'},
  github: {label: 'GitHub', profile: 'https://github.com/*'},
  instagram: {label: 'Instagram', profile: 'https://www.instagram.com/*'},
  linkedin: {label: 'LinkedIn', profile: 'https://www.linkedin.com/in/*/'},
  mastodon: {label: 'Mastodon', profile: 'https://mastodon.social/@*'},
  stackoverflow: {label: 'Stack Overflow', profile: 'https://stackoverflow.com/users/*'},
  threads: {label: 'Threads', profile: 'https://www.threads.net/@*'},
  twitch: {label: 'Twitch', profile: 'https://twitch.tv/*'},
  twitter: {label: 'Twitter', profile: 'https://twitter.com/*'},
  x: {label: 'X', profile: 'https://x.com/*'},
  youtube: {label: 'YouTube', profile: 'https://youtube.com/@*'}
}

/** Converts social accounts to links. Usernames on supported platforms become profile URLs. */
function describeSocials(socials: Readonly<Record<string, string>>): SocialLink[] {
  return Object.entries(socials).map(([platform, handle]) => {
    const name = platform.toLowerCase()
    const known = ownValue(PLATFORMS, name)
    const label = known?.label ?? platform.charAt(0).toUpperCase() + platform.slice(1)
    if (isExternalUrl(handle) || !known) return {label, href: handle}
    return {label, href: known.profile.replace('*', () => handle)}
  })
}
