import type {ComponentProps} from 'react'
import {joinClasses} from '../behavior/markup/join-classes.js'

/** Renders content that readers can expand and collapse. */
export default function Details({className, ...details}: ComponentProps<'details'>) {
  return <details {...details} className={joinClasses('details', className)} />
}
