import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listedLessons } from '../../../src/pages/lessons/lessons'

// What stands beside the text on a screen, and is not on paper.
const controls =
  /press (?:the|“)|“Step forward”|Shift and|in the counts|the narration|the field|the button|in the answer|\blit\b|open (?:the code|your board)|the (?:pane|tab)\b|dashed line/gi
// What a phone has not.
const onlyWide = /“(?:expansion|level)”|Shift and|full stop|on the keyboard|\(G\b/gi

/** A lesson without what stands between tags, innermost first, and without notes for the teacher. */
function without(text: string, tag: RegExp): string {
  const left = text.replaceAll(tag, '')
  return left === text ? text : without(left, tag)
}

const onScreen = /<OnScreen>(?:(?!<OnScreen)[\s\S])*?<\/OnScreen>/g
const wide = /<OnScreen only="wide">(?:(?!<OnScreen)[\s\S])*?<\/OnScreen>/g
const notes = /<TeacherNote>[\s\S]*?<\/TeacherNote>/g

describe.each(listedLessons)('$name', ({ name }) => {
  const text = readFileSync(`lessons/${name}.md`, 'utf8').replaceAll(notes, '')
  const onPhone = without(text, wide)

  it('tells a phone of no control that it has not', () => {
    expect(onPhone.match(onlyWide) ?? []).toEqual([])
  })

  it('tells a handout of no control', () => {
    expect(without(onPhone, onScreen).match(controls) ?? []).toEqual([])
  })
})
