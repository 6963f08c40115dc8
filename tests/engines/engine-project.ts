import {cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, inject} from 'vitest'
import {hashTree} from '../hash-tree.js'
import type {CodeBlock} from './read-example.js'

/** Copies of the site for one engine. */
export interface EngineProject {
  /** Absolute folder for the copies and other files. */
  folder: string
  /**
   * Creates a machine: a home folder, and a copy of the site with the files of an example, which
   * are the code blocks that have a filename as their title.
   */
  createMachine(name: string, example: readonly CodeBlock[]): Machine
}

/** A folder that stands for a machine. */
export interface Machine {
  siteDir: string
  /** Environment variables of the machine's processes. */
  env: Readonly<Record<string, string>>
}

const FILENAME = /^[\w-]+\.[a-z]+$/

/** Creates an empty project for an engine. */
export function createProject(engine: string): EngineProject {
  const source = path.join(inject('engineFolder'), 'site')
  const folder = mkdtempSync(path.join(inject('engineFolder'), `${engine}-`))
  return {
    folder,
    createMachine: (name, example) => {
      const machineDir = path.join(folder, name)
      const siteDir = path.join(machineDir, 'site')
      cpSync(source, siteDir, {recursive: true, verbatimSymlinks: true})
      for (const {title, code} of example)
        if (FILENAME.test(title)) writeFileSync(path.join(siteDir, title), code)
      const temporaryDir = path.join(machineDir, 'tmp')
      mkdirSync(temporaryDir)
      return {siteDir, env: {HOME: machineDir, TMPDIR: temporaryDir}}
    }
  }
}

/** Expects that an output is the same as that of a build on one machine, byte for byte. */
export function expectSameOutput(outDir: string): void {
  expect(hashTree(outDir)).toEqual(hashTree(path.join(inject('engineFolder'), 'one/build')))
}

/** Returns the reason why an engine can't be tested, if it's missing. */
export function findSkipReason(engine: string): string | undefined {
  return inject('missingEngines')[engine]
}
