import {translate} from '@lectern/client'
/** Button that wraps long lines. `StaticBehavior` handles its clicks. */
export default function WordWrapButton() {
  return (
    <button
      type="button"
      data-wrap-code=""
      aria-label={translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'})}
      aria-pressed="false"
    />
  )
}
