import {expect, test} from 'vitest'
import {readSnippet} from './read-snippet.js'
import {findSnippetTargets} from './snippet-targets.js'

const WINGS = `import {span} from './span.js'

// #region glide
export class Glider {
    // #region ratio
    ratio(height) {

        return span * height
    }
    // #endregion ratio
}
// #endregion
`

function read(file: string, text = WINGS) {
  const snippet = readSnippet(file, {text})
  return 'code' in snippet ? snippet.code : [snippet.problem.code, snippet.problem.hint]
}

test.each([
  ['./wings.js#L1', "import {span} from './span.js'"],
  ['./wings.js#L6-L9', 'ratio(height) {\n\n    return span * height\n}'],
  ['./wings.js#L6-9', 'ratio(height) {\n\n    return span * height\n}']
])('%s shows lines without their indentation', (file, code) => {
  expect(read(file)).toBe(code)
})

test('shows a region without nested region markers', () => {
  expect(read('./wings.js#ratio')).toBe('ratio(height) {\n\n    return span * height\n}')
  expect(read('./wings.js#glide')).toBe(
    'export class Glider {\n    ratio(height) {\n\n        return span * height\n    }\n}'
  )
})

test('shows a whole file with line feeds, without region markers and byte order mark', () => {
  expect(read('./a.js', '\uFEFF// #region a\r\na\r\n// #endregion\r\n')).toBe('a')
})

test.each([
  ['//#region a', '//#endregion a'],
  ['// region a', '// endregion'],
  ['# region a', '# endregion'],
  ['#region a', '#endregion'],
  ['#pragma region a', '#pragma endregion'],
  ['/* #region a */', '/* #endregion */'],
  ['<!-- #region a -->', '<!-- #endregion -->'],
  ['{/* #region a */}', '{/* #endregion */}'],
  ['-- #region a', '-- #endregion'],
  ['; #region a', '; #endregion'],
  ["' #region a", "' #endregion"],
  ['(* #region a *)', '(* #endregion *)'],
  ['% #region a', '% #endregion']
])('recognizes %s as the start of a region', (start, end) => {
  expect(read('./a#a', `x\n  ${start}\n  y\n${end}\nz`)).toBe('y')
})

test.each([
  ['// #region Public API', '// #endregion'],
  ['#region Public API', '#endregion Public API'],
  ['#pragma region Public API', '#pragma endregion']
])('a region can contain %s', (start, end) => {
  expect(read('./a#a', `// #region a\nx\n${start}\ny\n${end}\nz\n// #endregion`)).toBe('x\ny\nz')
})

test('treats a sentence about regions as plain text', () => {
  expect(read('./a', '// region of the map\na')).toBe('// region of the map\na')
})

test('lists the file’s regions for an unknown region, nearest first', () => {
  expect(readSnippet('./wings.js#rato', {text: WINGS})).toEqual({
    problem: {
      code: 'snippet-region-missing',
      message: "The region `rato` doesn't exist in ./wings.js.",
      hint: 'Use one of its regions: ratio, glide.'
    }
  })
  expect(read('./a.js#b', 'a')).toEqual([
    'snippet-region-missing',
    'Add the comments `#region b` and `#endregion b` around the code.'
  ])
})

test.each(['./wings.js#L13', './wings.js#L0', './wings.js#L5-L4', './wings.js#L3-L99'])(
  '%s doesn’t match any lines of the file',
  (file) => {
    expect(readSnippet(file, {text: WINGS})).toMatchObject({
      problem: {code: 'snippet-lines-missing'}
    })
  }
)

test('a region without an end shows nothing', () => {
  expect(read('./a.js#a', '// #region a\nb')).toEqual([
    'snippet-region-open',
    'Add a comment with `#endregion a` after its last line.'
  ])
})

test('suggests the nearest filename for a missing file', () => {
  expect(readSnippet('./src/wigns.js', {siblings: ['span.js', 'wings.js']})).toEqual({
    problem: {
      code: 'snippet-missing',
      message: "The code file ./src/wigns.js doesn't exist.",
      hint: 'Did you mean ./src/wings.js?'
    }
  })
})

test('finds the files that fences include', () => {
  const text = [
    '```js file=./a.js#L3',
    '```',
    '- ~~~file=@site/b.js',
    '> ```js title="x file=no.js" file="./c d.js"',
    'file=./none.js',
    '```js file=./a.js#name'
  ].join('\n')
  expect(findSnippetTargets(text)).toEqual(['./a.js', '@site/b.js', './c d.js'])
})
