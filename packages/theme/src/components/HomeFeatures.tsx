import {Link} from '@lectern/client'
import '../behavior/markup/home-styles.js'

/** A card of `@theme/HomeFeatures`. */
export interface HomeFeature {
  title: string
  text: string
  /** Page that the whole card links to. */
  link: string
  /** Text of the link. */
  label: string
  /** SVG path of a 24 by 24 line icon. */
  iconPath?: string
}

/** Props of `@theme/HomeFeatures`. */
export interface HomeFeaturesProps {
  features: readonly HomeFeature[]
  /** Heading level of the titles. @default 'h3' */
  as?: 'h2' | 'h3'
}

/** Cards that each link to a page. */
export default function HomeFeatures({features, as: Title = 'h3'}: HomeFeaturesProps) {
  return (
    <ul className="home-features">
      {features.map(({title, text, link, label, iconPath}) => (
        <li key={title} className="home-feature">
          {iconPath && (
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={iconPath} />
            </svg>
          )}
          <Title>{title}</Title>
          <p>{text}</p>
          <Link to={link}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
