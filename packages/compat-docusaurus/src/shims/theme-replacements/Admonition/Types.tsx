import Caution from '@theme/Admonition/Type/Caution'
import AdmonitionTypes from '@theme-original/Admonition/Types'

/** Components by admonition type. Used by projects that override the component of `caution`. */
export default {...AdmonitionTypes, caution: Caution} satisfies typeof AdmonitionTypes
