/** Colors for feeds in browsers, in light and dark mode. */
const COLORS = `:root {
  color-scheme: light dark;
  --text: #1c2320;
  --muted: #5b6661;
  --border: #dfe5e2;
  --surface: #f2f6f4;
  --link: #277148;
}

@media (prefers-color-scheme: dark) {
  :root {
    --text: #e2e8e5;
    --muted: #9aa7a1;
    --border: #2d3834;
    --surface: #1b2421;
    --link: #25c2a0;
    background: #121917;
  }
}
`

/**
 * CSS for browsers without XSLT, which applies to the XML of the feed. Hides elements that aren't
 * meant for readers.
 */
export const FEED_CSS = `@namespace atom url("http://www.w3.org/2005/Atom");
@namespace xhtml url("http://www.w3.org/1999/xhtml");

${COLORS}
rss,
atom|feed {
  display: block;
  max-width: 42rem;
  margin-inline: auto;
  padding: 2rem 1.25rem 4rem;
  color: var(--text);
  font: 1rem/1.7 system-ui, sans-serif;
}

rss > channel {
  display: block;
}

channel > *,
item > *,
atom|feed > *,
atom|entry > * {
  display: none;
}

rss::before,
atom|feed::before {
  content: "This is a feed. Copy its URL into a feed reader to receive new entries.";
  display: block;
  margin-block-end: 1.5rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--border);
  border-radius: 6px;
  background: var(--surface);
  font-size: 0.9rem;
}

channel > title,
channel > description,
channel > link,
item > xhtml|a,
item > pubDate,
item > description,
atom|feed > atom|title,
atom|feed > atom|subtitle,
atom|entry > xhtml|a,
atom|entry > atom|updated,
atom|entry > atom|summary {
  display: block;
}

channel > item,
atom|feed > atom|entry {
  display: flex;
  flex-direction: column;
  align-items: flex-start;
}

channel > title,
atom|feed > atom|title {
  font-size: 2rem;
  font-weight: 700;
  line-height: 1.3;
}

channel > description,
atom|feed > atom|subtitle,
item > pubDate,
atom|entry > atom|updated {
  color: var(--muted);
}

channel > item,
atom|feed > atom|entry {
  padding-block: 1.25rem;
  border-block-start: 1px solid var(--border);
}

channel > item:first-of-type,
atom|feed > atom|entry:first-of-type {
  margin-block-start: 2rem;
}

item > xhtml|a,
atom|entry > xhtml|a {
  order: -1;
  overflow-wrap: anywhere;
  font-size: 1.2rem;
  font-weight: 700;
  color: var(--link);
}

channel > link {
  overflow-wrap: anywhere;
  color: var(--link);
}

item > pubDate,
atom|entry > atom|updated {
  font-size: 0.875rem;
}
`

/** CSS for the page that the XSLT stylesheet creates from a feed. */
export const FEED_PAGE_CSS = `${COLORS}
body {
  margin: 0;
  color: var(--text);
  font: 1rem/1.7 system-ui, sans-serif;
}

main {
  max-width: 42rem;
  margin-inline: auto;
  padding: 2rem 1.25rem 4rem;
}

h1,
h2 {
  line-height: 1.3;
  letter-spacing: -0.015em;
  text-wrap: balance;
}

h2 {
  margin: 0;
  font-size: 1.2rem;
}

a {
  color: var(--link);
}

h2 a {
  color: inherit;
  text-decoration: none;
}

h2 a:hover {
  color: var(--link);
}

.note {
  padding: 0.75rem 1rem;
  border: 1px solid var(--border);
  border-radius: 6px;
  background: var(--surface);
  font-size: 0.9rem;
}

.lead,
time {
  color: var(--muted);
}

time {
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
}

ol {
  margin: 2rem 0 0;
  padding: 0;
  list-style: none;
}

li {
  padding-block: 1.25rem;
  border-block-start: 1px solid var(--border);
}

li p {
  margin: 0.25rem 0 0;
}
`
