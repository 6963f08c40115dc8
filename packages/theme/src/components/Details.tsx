import type {ComponentProps} from 'react'
import {joinClasses} from '../behavior/markup/join-classes.js'

/** A part of the content that readers unfold. */
export default function Details({className, ...details}: ComponentProps<'details'>) {
  return <details {...details} className={joinClasses('details', className)} />
}
