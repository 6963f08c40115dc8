import {translate} from '@lectern/client'
import Button from '@theme/CodeBlock/Buttons/Button'
import IconWordWrap from '@theme/Icon/WordWrap'

/**
 * Button that wraps long lines. Used by projects that override the button or its icon.
 * `StaticBehavior` handles its clicks.
 */
export default function WordWrapButton({className}: {className?: string}) {
  const label = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'})
  return (
    <Button
      data-wrap-code=""
      className={className}
      title={label}
      aria-label={label}
      aria-pressed="false"
    >
      <span className="code-block-icon" aria-hidden="true">
        <IconWordWrap />
      </span>
    </Button>
  )
}
