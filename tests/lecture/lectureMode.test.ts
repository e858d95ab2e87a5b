import { expect, it } from 'vitest'
import { codeLength, codeSigns } from '../../src/classroom/protocol/roomCode'
import {
  codeInWindow,
  hashBase,
  inWindow,
  isStudentWindow,
  lectureWindow,
} from '../../src/lecture/lectureMode'

it('knows the windows of a lecture by how their addresses begin', () => {
  expect(lectureWindow('#/present/lab?step=5')).toBe('present')
  expect(lectureWindow('#/show/compare')).toBe('show')
  expect(lectureWindow('#/present')).toBe('present')
  expect(lectureWindow('#/presents/lab')).toBeUndefined()
  expect(lectureWindow('#/lab?from=/present/')).toBeUndefined()
  expect(lectureWindow('')).toBeUndefined()
})

it('knows the window of a student, with the code of its class or without', () => {
  expect(lectureWindow('#/class')).toBe('class')
  expect(lectureWindow('#/class/K7QMX')).toBe('class/K7QMX')
  expect(lectureWindow('#/class/k7qmx/lab?step=5')).toBe('class/k7qmx')
  // Neither a page nor what is no code is taken for one.
  expect(lectureWindow('#/class/lab?step=5')).toBe('class')
  expect(lectureWindow('#/class/K7QM0')).toBe('class')
  expect(lectureWindow('#/class/K7QMXX')).toBe('class')
  expect(lectureWindow('#/classes')).toBeUndefined()
  expect(['present', 'class', 'class/K7QMX', undefined].filter(isStudentWindow)).toEqual([
    'class',
    'class/K7QMX',
  ])
  expect(codeInWindow('class/k7qmx')).toBe('K7QMX')
  expect(codeInWindow('class')).toBeUndefined()
  expect(inWindow('#/class/K7QMX/lab?step=5', undefined)).toBe('#/lab?step=5')
  expect(inWindow('#/lab?step=5', 'class/K7QMX')).toBe('#/class/K7QMX/lab?step=5')
})

it('knows every code that a relay gives, and no other', () => {
  const signs = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-'
  for (const sign of signs) {
    for (const length of [codeLength - 1, codeLength, codeLength + 1]) {
      const code = sign.repeat(length)
      const isCode = length === codeLength && codeSigns.includes(sign.toUpperCase())
      expect(lectureWindow(`#/class/${code}`), code).toBe(isCode ? `class/${code}` : 'class')
    }
  }
})

it('takes an address from one window to another, and back to what it was', () => {
  for (const hash of ['#/lab?start=152436780&step=5', '#/lessons/02-breadth-first/level', '#/']) {
    const presented = inWindow(hash, 'present')
    expect(presented.startsWith(hashBase('present'))).toBe(true)
    expect(inWindow(inWindow(presented, 'show'), undefined)).toBe(hash)
  }
  expect(inWindow('#/present', undefined)).toBe('#/')
})
