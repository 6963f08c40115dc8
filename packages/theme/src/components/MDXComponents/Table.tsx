import type {ComponentProps} from 'react'

/** A table in content, in a scrollable container. */
export default function MDXTable(table: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table can be scrolled with the keyboard
    <div className="table-wrapper" tabIndex={0}>
      <table {...table} />
    </div>
  )
}
