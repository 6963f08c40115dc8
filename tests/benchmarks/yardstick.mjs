// The baseline for build times: parses every Markdown file of a folder in one thread with
// remark-parse and remark-gfm, and discards the trees.
import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'

const [dir = '.'] = process.argv.slice(2)
const parser = unified().use(remarkParse).use(remarkGfm)
const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /\.mdx?$/.test(file)
)
for (const file of files) parser.parse(readFileSync(path.join(dir, file), 'utf8'))
