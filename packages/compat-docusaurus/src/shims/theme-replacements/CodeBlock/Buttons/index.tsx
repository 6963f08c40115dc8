import CopyButton from '@theme/CodeBlock/CopyButton'
import WordWrapButton from '@theme/CodeBlock/WordWrapButton'
import {useCodeBlockContext} from '../../../theme-common/code-block-context.js'

/**
 * The buttons of a code block. Used by projects that override a button by its name in Docusaurus 3.0
 * to 3.7.
 */
export default function CodeBlockButtons() {
  const {metadata, wordWrap} = useCodeBlockContext()
  const {isEnabled, isCodeScrollable, toggle} = wordWrap
  return (
    <div className="code-block-buttons">
      {isCodeScrollable && <WordWrapButton isEnabled={isEnabled} onClick={toggle} />}
      <CopyButton code={metadata.code} />
    </div>
  )
}
