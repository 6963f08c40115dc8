import CopyButton from '@theme/CodeBlock/Buttons/CopyButton'
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton'

/** What readers can do with a block of code. */
export default function CodeBlockButtons() {
  return (
    <div className="code-block-buttons">
      <WordWrapButton />
      <CopyButton />
    </div>
  )
}
