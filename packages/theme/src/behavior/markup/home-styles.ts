/// <reference path="../../styles/stylesheets.d.ts" />
/** Styles of components for home pages, which only their pages link. */
import '../../styles/home.css'
