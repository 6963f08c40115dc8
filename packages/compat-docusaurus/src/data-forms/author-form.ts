import {ownValue} from '@lectern/shared/objects/own-value'
import type {SocialLink} from '@lectern/types'
import type {WithBaseUrl} from './metadata-forms.js'

/** An author in Lectern's or Docusaurus's format. */
export interface AuthorForms {
  /** Key in `authors.yml`. Docusaurus uses `null` for inline authors. */
  key?: string | null
  /** Lectern's image URL, without the base URL. */
  imageUrl?: string
  /** Docusaurus's image URL, with the base URL. */
  imageURL?: string
  /**
   * Author page: a path in Lectern and a link in Docusaurus, which uses `null` if there's no page.
   */
  page?: string | {permalink: string} | null
  /** Profiles: a list of links in Lectern and URLs by platform in Docusaurus. */
  socials?: readonly SocialLink[] | Readonly<Record<string, string>>
}

/** Returns an author in Docusaurus's format. */
export function describeAuthor<Author extends AuthorForms>(
  author: Author,
  withBaseUrl: WithBaseUrl
) {
  const {key = null, page = null, socials} = author
  return {
    ...addImageUrl(author, withBaseUrl),
    key,
    page: typeof page === 'string' ? {permalink: withBaseUrl(page)} : page,
    socials: describeSocials(key, socials)
  }
}

/** Authors in front matter always have profiles in Docusaurus. */
function describeSocials(key: string | null, socials: AuthorForms['socials']) {
  if (socials) return nameSocials(socials)
  return key === null ? {} : undefined
}

/** Returns an author with both image fields. The other fields stay unchanged. */
export function addImageUrl<Author extends AuthorForms>(author: Author, withBaseUrl: WithBaseUrl) {
  const {imageUrl, imageURL} = author
  return {...author, imageURL: imageUrl === undefined ? imageURL : withBaseUrl(imageUrl)}
}

/**
 * Returns an author in Lectern's format.
 *
 * @param toPath - Removes the base URL.
 */
export function toOwnAuthor<Author extends AuthorForms>(
  author: Author,
  toPath: (permalink: string | undefined) => string | undefined
) {
  const {key, page, imageURL, imageUrl = toPath(imageURL), socials, ...texts} = author
  return {
    ...texts,
    key: key ?? undefined,
    imageUrl,
    page: typeof page === 'string' ? page : toPath(page?.permalink),
    socials: socials && listSocials(socials)
  }
}

function nameSocials(socials: NonNullable<AuthorForms['socials']>) {
  if (!isList(socials)) return socials
  return Object.fromEntries(
    socials.map(({label, href}) => [label.toLowerCase().replaceAll(' ', ''), href])
  )
}

/** Returns whether profiles are in Lectern's format. */
function isList(socials: AuthorForms['socials']): socials is readonly SocialLink[] {
  return Array.isArray(socials)
}

/** Names of platforms that aren't just the capitalized key. */
const NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube'
}

function listSocials(socials: NonNullable<AuthorForms['socials']>): readonly SocialLink[] {
  if (isList(socials)) return socials
  return Object.entries(socials).map(([key, href]) => ({
    label: ownValue(NAMES, key) ?? key.charAt(0).toUpperCase() + key.slice(1),
    href
  }))
}
