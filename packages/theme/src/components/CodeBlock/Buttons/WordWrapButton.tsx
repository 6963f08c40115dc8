import {translate} from '@lectern/client'
/** Wraps long lines; works by delegation (`StaticBehavior`). */
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
