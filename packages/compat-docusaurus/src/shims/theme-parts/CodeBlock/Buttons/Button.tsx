import type {ComponentProps} from 'react'

/** A button of a code block. */
export default function CodeBlockButton({className, ...button}: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={['clean-btn', className].filter(Boolean).join(' ')}
    />
  )
}
