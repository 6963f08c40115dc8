import Unlisted from '@theme/Unlisted'

/** Banner for unlisted pages. Projects can also override it by its name in Docusaurus 3.0 to 3.4. */
export default function UnlistedBanner(props: {className?: string}) {
  return <Unlisted {...props} />
}
