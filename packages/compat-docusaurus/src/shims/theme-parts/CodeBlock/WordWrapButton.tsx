import {translate} from '@lectern/client'
import Button from '@theme/CodeBlock/Buttons/Button'
import IconWordWrap from '@theme/Icon/WordWrap'

/** Props of `@theme/CodeBlock/WordWrapButton`. */
export interface WordWrapButtonProps {
  className?: string
  isEnabled?: boolean
  onClick?(): void
}

/** The button that wraps long lines, as Docusaurus 3.0 to 3.7 name it. */
export default function WordWrapButton({className, isEnabled, onClick}: WordWrapButtonProps) {
  const label = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'})
  return (
    <Button
      className={className}
      title={label}
      aria-label={label}
      aria-pressed={isEnabled}
      onClick={onClick}
    >
      <span className="code-block-icon" aria-hidden="true">
        <IconWordWrap />
      </span>
    </Button>
  )
}
