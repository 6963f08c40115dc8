import type {SocialLink} from '@lectern/types'
import {useAddresses} from './link-forms.js'

/** An author in Lectern's form or in that of Docusaurus. */
export interface AuthorForms {
  imageUrl?: string
  imageURL?: string
  /** Address of the author's page: Lectern's, or Docusaurus's. */
  page?: string | {permalink: string}
  /** Profiles: Lectern's, or addresses by platform. */
  socials?: readonly SocialLink[] | Readonly<Record<string, string>>
}

/** Returns an author in one of the forms. Pictures have a name of their own in each, other fields don't. */
export function useAuthor<Author extends AuthorForms>(author: Author, isOwn: boolean) {
  const {toPath, toPermalink} = useAddresses()
  const {page, socials} = author
  const imageUrl = author.imageUrl ?? toPath(author.imageURL)
  const path = typeof page === 'object' ? toPath(page.permalink) : page
  const own = {page: path, socials: socials && listSocials(socials)}
  const foreign = {
    page: path === undefined ? undefined : {permalink: toPermalink(path)},
    socials: socials && nameSocials(socials)
  }
  const images = {imageUrl, imageURL: toPermalink(imageUrl)}
  return {...author, ...images, ...(isOwn ? own : foreign)}
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
