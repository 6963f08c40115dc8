import {createStorageSlot} from '@lectern/client'

/** Remembers that the site was installed (specification §9). */
export const installedMark = createStorageSlot('docusaurus.pwa.event.appInstalled.fired')
