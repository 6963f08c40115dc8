import type {ComponentProps} from 'react'

/** A table in content, in a separate box in which a wide one scrolls. */
export default function MDXTable(table: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard
    <div className="table-wrapper" tabIndex={0}>
      <table {...table} />
    </div>
  )
}
