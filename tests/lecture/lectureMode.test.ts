import { expect, it } from 'vitest'
import { hashBase, inWindow, lectureWindow } from '../../src/lecture/lectureMode'

it('knows the windows of a lecture by how their addresses begin', () => {
  expect(lectureWindow('#/present/lab?step=5')).toBe('present')
  expect(lectureWindow('#/show/compare')).toBe('show')
  expect(lectureWindow('#/present')).toBe('present')
  expect(lectureWindow('#/presents/lab')).toBeUndefined()
  expect(lectureWindow('#/lab?from=/present/')).toBeUndefined()
  expect(lectureWindow('')).toBeUndefined()
})

it('takes an address from one window to another, and back to what it was', () => {
  for (const hash of ['#/lab?start=152436780&step=5', '#/lessons/02-breadth-first/level', '#/']) {
    const presented = inWindow(hash, 'present')
    expect(presented.startsWith(hashBase('present'))).toBe(true)
    expect(inWindow(inWindow(presented, 'show'), undefined)).toBe(hash)
  }
  expect(inWindow('#/present', undefined)).toBe('#/')
})
