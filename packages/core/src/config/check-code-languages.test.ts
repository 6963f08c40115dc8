import {expect, test} from 'vitest'
import {checkCodeLanguages} from './check-code-languages.js'

const source = {
  file: 'site.config.ts',
  text: "export default {\n  themeConfig: {\n    prism: {additionalLanguages: ['php', 'pyhton']}\n  }\n}\n"
}

test('reports the position of an unsupported language, and the nearest supported one', async () => {
  const themeConfig = {prism: {additionalLanguages: ['php', 'pyhton']}}
  await expect(checkCodeLanguages(themeConfig, source)).rejects.toMatchObject({
    problems: [
      {
        code: 'prism-language-unknown',
        message:
          "The language `pyhton` in `themeConfig.prism.additionalLanguages.1` isn't supported by Prism.",
        position: {file: 'site.config.ts', line: 3, column: 42},
        hint: 'Did you mean `python`?'
      }
    ],
    fields: [['prism', 'additionalLanguages', 1]]
  })
})

test('accepts every name and alias of a code block language', async () => {
  const prism = {defaultLanguage: 'golang', additionalLanguages: ['Bash', 'docker', 'c++', 'text']}
  await expect(checkCodeLanguages({prism}, source)).resolves.toBeUndefined()
  await expect(checkCodeLanguages({}, source)).resolves.toBeUndefined()
})
