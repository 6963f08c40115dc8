import {useSiteData} from '@lectern/client'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import {listTagsByLetters} from '../theme-common/theme-common.js'
import Heading from '@theme/Heading'
import Tag from '@theme/Tag'

/** Props of `@theme/TagsListByLetter`. */
export interface TagsListByLetterProps {
  tags: readonly {label: string; permalink: string; count?: number; description?: string}[]
}

/** Tags grouped by first letter. */
export default function TagsListByLetter({tags}: TagsListByLetterProps) {
  const {baseUrl} = useSiteData().siteConfig
  return (
    <section className="margin-vert--lg">
      {listTagsByLetters(tags).map(({letter, tags: found}) => (
        <article key={letter}>
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <ul className="tags__list">
            {found.map(({permalink, ...tag}) => (
              <li key={permalink}>
                <Tag {...tag} path={removeBaseUrl(permalink, baseUrl) ?? permalink} />
              </li>
            ))}
          </ul>
          <hr />
        </article>
      ))}
    </section>
  )
}
