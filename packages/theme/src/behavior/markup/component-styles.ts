/// <reference path="../../styles/stylesheets.d.ts" />
/** Styles of writer components, which only pages with these components link. */
import '../../styles/components.css'
