import {useEffect} from 'react'
import {installStaticBehaviour} from '../behaviour/static-behaviour.js'

/** Brings copy and wrap buttons of static HTML to life; shows nothing itself. */
export default function StaticBehaviour() {
  useEffect(() => installStaticBehaviour(document), [])
  return null
}
