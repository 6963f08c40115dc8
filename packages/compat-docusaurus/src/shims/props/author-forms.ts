import {useBaseUrlUtils} from '@lectern/client'
import type {SocialLink} from '@lectern/types'
import {useAddresses} from './link-forms.js'
import type {WithBaseUrl} from './metadata-forms.js'

/** An author in the form of Lectern or Docusaurus. */
export interface AuthorForms {
  /** Key in `authors.yml`. Docusaurus has `null` for an author written inline. */
  key?: string | null
  /** Image: Lectern's has no base URL. */
  imageUrl?: string
  /** Image: Docusaurus's has the base URL. */
  imageURL?: string
  /** Page of the author: Lectern's path, or Docusaurus's link. Docusaurus has `null` for an author without a page. */
  page?: string | {permalink: string} | null
  /** Profiles: Lectern's links, or Docusaurus's URLs by platform. */
  socials?: readonly SocialLink[] | Readonly<Record<string, string>>
}

/** Returns an author in Docusaurus's form. */
export function describeAuthor<Author extends AuthorForms>(
  author: Author,
  withBaseUrl: WithBaseUrl
) {
  const {key = null, page = null, socials} = author
  return {
    ...addImageUrl(author, withBaseUrl),
    key,
    page: typeof page === 'string' ? {permalink: withBaseUrl(page)} : page,
    socials: socials && nameSocials(socials)
  }
}

/** Returns an author with the image in both forms. Other fields stay in the form that they have. */
export function addImageUrl<Author extends AuthorForms>(author: Author, withBaseUrl: WithBaseUrl) {
  const {imageUrl, imageURL} = author
  return {...author, imageURL: imageUrl === undefined ? imageURL : withBaseUrl(imageUrl)}
}

/** Returns an author in the form of Lectern's components (`isOwn`), or of those written for Docusaurus. */
export function useAuthor<Author extends AuthorForms>(author: Author, isOwn: boolean) {
  const {toPath} = useAddresses()
  const {withBaseUrl} = useBaseUrlUtils()
  if (!isOwn) return describeAuthor(author, withBaseUrl)
  const {key, page, imageUrl = toPath(author.imageURL), socials} = author
  return {
    ...author,
    key: key ?? undefined,
    imageUrl,
    page: typeof page === 'string' ? page : toPath(page?.permalink),
    socials: socials && listSocials(socials)
  }
}

/** Names of platforms that differ from their keys in more than the first letter. */
const NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube'
}

function listSocials(socials: NonNullable<AuthorForms['socials']>): readonly SocialLink[] {
  if (isList(socials)) return socials
  return Object.entries(socials).map(([key, href]) => ({
    label: NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1),
    href
  }))
}

function nameSocials(socials: NonNullable<AuthorForms['socials']>) {
  if (!isList(socials)) return socials
  return Object.fromEntries(
    socials.map(({label, href}) => [label.toLowerCase().replaceAll(' ', ''), href])
  )
}

function isList(socials: AuthorForms['socials']): socials is readonly SocialLink[] {
  return Array.isArray(socials)
}
