import {translate} from '@lectern/client'
/** Button that copies the code. `StaticBehavior` handles its clicks. */
export default function CopyButton() {
  return (
    <button
      type="button"
      data-copy-code=""
      aria-label={translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard'
      })}
    />
  )
}
