import { hasFields } from '../shared/hasFields'
import { jsonIn } from '../shared/jsonIn'

/** What can be chosen for the whole app, each with its values in the order shown. */
export const choices = {
  theme: ['system', 'light', 'dark', 'projector'],
  textSize: ['100', '115', '130', '150'],
  animation: ['system', 'on', 'off'],
  patterns: ['off', 'on'],
  speed: ['slow', 'usual', 'fast', 'fastest', 'level'],
  characterKeys: ['on', 'off'],
  homeStage: ['moving', 'paused'],
  clicker: ['entries', 'steps'],
} as const

export type ChoiceName = keyof typeof choices

/** What was chosen for the whole app. */
export type Choices = { readonly [Name in ChoiceName]: (typeof choices)[Name][number] }

export const defaultChoices: Choices = {
  theme: 'system',
  textSize: '100',
  animation: 'system',
  patterns: 'off',
  speed: 'usual',
  characterKeys: 'on',
  homeStage: 'moving',
  clicker: 'entries',
}

/** Checks each choice by itself: whatever is not one of its values is the default one. */
export function checkChoices(data: unknown): Choices {
  const given = hasFields(data) ? data : {}
  return {
    theme: oneOf(choices.theme, given.theme, defaultChoices.theme),
    textSize: oneOf(choices.textSize, given.textSize, defaultChoices.textSize),
    animation: oneOf(choices.animation, given.animation, defaultChoices.animation),
    patterns: oneOf(choices.patterns, given.patterns, defaultChoices.patterns),
    speed: oneOf(choices.speed, given.speed, defaultChoices.speed),
    characterKeys: oneOf(choices.characterKeys, given.characterKeys, defaultChoices.characterKeys),
    homeStage: oneOf(choices.homeStage, given.homeStage, defaultChoices.homeStage),
    clicker: oneOf(choices.clicker, given.clicker, defaultChoices.clicker),
  }
}

/** Reads what a device kept, which may be anything. */
export function readChoices(text: string): Choices {
  return checkChoices(jsonIn(text))
}

function oneOf<Value extends string>(
  values: readonly Value[],
  given: unknown,
  defaults: Value,
): Value {
  return values.find((value) => value === given) ?? defaults
}
