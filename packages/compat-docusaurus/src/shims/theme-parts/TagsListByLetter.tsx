import {listTagsByLetters} from '../theme-common/theme-common.js'
import Heading from '@theme/Heading'
import Tag from '@theme/Tag'
import type {ComponentType} from 'react'

/** Props of `@theme/TagsListByLetter`. */
export interface TagsListByLetterProps {
  tags: readonly {label: string; permalink: string; count?: number; description?: string}[]
}

// Both Lectern's and the site's component accept Docusaurus's props here.
const TagLink = Tag as ComponentType<object>

/** Tags grouped by first letter. */
export default function TagsListByLetter({tags}: TagsListByLetterProps) {
  return (
    <section className="margin-vert--lg">
      {listTagsByLetters(tags).map(({letter, tags: found}) => (
        <article key={letter}>
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <ul className="tags__list">
            {found.map((tag) => (
              <li key={tag.permalink}>
                <TagLink {...tag} />
              </li>
            ))}
          </ul>
          <hr />
        </article>
      ))}
    </section>
  )
}
