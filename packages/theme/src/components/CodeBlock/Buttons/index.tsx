import CopyButton from '@theme/CodeBlock/Buttons/CopyButton'
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton'

/** The buttons of a code block. */
export default function CodeBlockButtons() {
  return (
    <div className="code-block-buttons">
      <WordWrapButton />
      <CopyButton />
    </div>
  )
}
