import {translate} from '@lectern/client'
import type {ComponentProps} from 'react'
import {joinClasses} from '../behavior/markup/join-classes.js'
import {textOf} from '../behavior/markup/text-of.js'

/** Props of `@theme/Heading`. */
export interface HeadingProps extends ComponentProps<'h2'> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** A heading. If it has an ID, it contains a link to itself. */
export default function Heading({as: Tag, id, children, className, ...rest}: HeadingProps) {
  if (Tag === 'h1' || !id) {
    return (
      <Tag {...rest} id={id} className={className}>
        {children}
      </Tag>
    )
  }
  return (
    <Tag {...rest} id={id} className={joinClasses('anchor', className)}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: it has a label, and CSS draws the symbol */}
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={translate(
          {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
          {heading: textOf(children)}
        )}
      />
    </Tag>
  )
}
