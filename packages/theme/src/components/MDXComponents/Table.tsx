import type {ComponentProps} from 'react'

/** A table in content, in a box of its own in which a wide one scrolls. */
export default function MDXTable(table: ComponentProps<'table'>) {
  return (
    <div className="table-wrapper">
      <table {...table} />
    </div>
  )
}
