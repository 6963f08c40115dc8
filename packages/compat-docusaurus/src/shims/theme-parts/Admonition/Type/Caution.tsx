import type {AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import Warning from '@theme/Admonition/Type/Warning'

/** A warning with the title “Caution”. */
export default function AdmonitionTypeCaution(remark: AdmonitionLayoutProps) {
  return <Warning {...remark} type="caution" />
}
