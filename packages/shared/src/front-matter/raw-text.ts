/**
 * Escapes the text of a `<script>` or `<style>` element. The element ends at the first end tag, so
 * its text must not contain one.
 */
export function escapeRawText(text: string, tag: string): string {
  return text.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/')
}
