import {createStorageSlot} from '@lectern/client'

/** Storage slot that records whether the site was installed (specification §9). */
export const installedMark = createStorageSlot('docusaurus.pwa.event.appInstalled.fired')
