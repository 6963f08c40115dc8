import {translate} from '@lectern/client'
import Button from '@theme/CodeBlock/Buttons/Button'
import IconCopy from '@theme/Icon/Copy'
import IconSuccess from '@theme/Icon/Success'

/** Props of the button. */
export interface CopyButtonProps {
  className?: string
  /** Copied code, for components of projects. The button itself finds the code in the page. */
  code?: string
}

/**
 * Button that copies the code. Used by projects that override the button or its icons.
 * `StaticBehavior` handles its clicks.
 */
export default function CopyButton({className}: CopyButtonProps) {
  const label = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard'
  })
  return (
    <Button data-copy-code="" className={className} title={label} aria-label={label}>
      <span className="code-block-icon" aria-hidden="true">
        <IconCopy />
      </span>
      <span className="code-block-icon code-block-icon--success" aria-hidden="true">
        <IconSuccess />
      </span>
    </Button>
  )
}
