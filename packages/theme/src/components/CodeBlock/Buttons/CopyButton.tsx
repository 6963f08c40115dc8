import {translate} from '@lectern/client'
/** Copies the code; works by delegation (`StaticBehavior`). */
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
