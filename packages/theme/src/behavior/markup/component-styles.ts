/// <reference path="../../styles/stylesheets.d.ts" />
/** Styles of components for writers, which only their pages link. */
import '../../styles/components.css'
