import Heading, {type HeadingProps} from '@theme/Heading'

/** A heading in content. */
export default function MDXHeading(heading: HeadingProps) {
  return <Heading {...heading} />
}
