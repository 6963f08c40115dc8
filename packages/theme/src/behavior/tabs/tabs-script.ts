import {TAB_STORAGE_PREFIX} from './tab-storage.js'

/**
 * Script at the end of tabs with a stored choice. It runs while the document is parsed, so the
 * stored tab is selected before the first paint. `restoreTabs` does the same after later
 * navigation.
 */
export const TABS_SCRIPT = `<script>(function(t){try{var d=t.dataset,q=d.tabsQuery,g=d.tabsGroup,v=q&&new URLSearchParams(location.search).get(q)||g&&localStorage.getItem('${TAB_STORAGE_PREFIX}'+g),a=[].slice.call(t.children[0].children),c;a.forEach(function(e){if(e.dataset.value===v)c=e});if(!c)return;a.forEach(function(e){var s=e===c;e.setAttribute('aria-selected',s);e.tabIndex=s?0:-1;e.classList.toggle('tabs__item--active',s)});[].forEach.call(t.children[1].children,function(p){p.hidden=p.dataset.value!==v})}catch(e){}})(document.currentScript.parentElement.parentElement)</script>`
