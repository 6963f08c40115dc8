/// <reference path="../../styles/stylesheets.d.ts" />
/**
 * Styles of components for authors. Only pages that use these components link to this stylesheet.
 */
import '../../styles/components.css'
