import {usePath} from '@lectern/client'
import {useEffect, useLayoutEffect} from 'react'
import {installStaticBehaviour} from '../behaviour/static-behaviour.js'
import {installTabs} from '../behaviour/install-tabs.js'
import {restoreTabs} from '../behaviour/tab-choice.js'

/** Brings buttons and tabs of static HTML to life; shows nothing itself. */
export default function StaticBehaviour() {
  const path = usePath()
  useEffect(() => installStaticBehaviour(document), [])
  useEffect(() => installTabs(document), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page brings tabs of its own
  useLayoutEffect(() => restoreTabs(document), [path])
  return null
}
