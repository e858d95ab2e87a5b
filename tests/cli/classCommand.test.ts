import { describe, expect, it } from 'vitest'
import { classUsage, readClassCommand } from '../../src/cli/classCommand'

describe('the command for a class', () => {
  it('listens on port 4174 and opens the presenter’s page, if nothing else is said', () => {
    expect(readClassCommand([])).toEqual({
      ok: true,
      value: { port: 4174, opens: true, isProxied: false },
    })
    expect(readClassCommand(['--port', '80', '--no-open'])).toMatchObject({
      value: { port: 80, opens: false },
    })
  })

  it('opens no page on a server that students reach elsewhere, unless it is asked to', () => {
    const behindProxy = ['--address', 'https://class.example']
    expect(readClassCommand(behindProxy)).toMatchObject({ value: { opens: false } })
    expect(readClassCommand([...behindProxy, '--open'])).toMatchObject({ value: { opens: true } })
    expect(readClassCommand(['--open'])).toMatchObject({ value: { opens: true } })
  })

  it('refuses to be told both to open the page and not to', () => {
    expect(readClassCommand(['--open', '--no-open'])).toEqual({
      ok: false,
      fault: '--no-open: it cannot stand beside --open. Leave one of them out.',
    })
  })

  it('believes a proxy only where it is told to', () => {
    expect(readClassCommand(['--trust-proxy'])).toMatchObject({ value: { isProxied: true } })
  })

  it('takes the address at which students reach a proxy', () => {
    for (const given of ['https://class.example', 'https://class.example/']) {
      expect(readClassCommand(['--address', given])).toMatchObject({
        value: { address: 'https://class.example/' },
      })
    }
  })

  it('refuses an address at which it serves nothing', () => {
    for (const given of ['https://class.example/tansaku/', 'https://class.example/?room=1']) {
      expect(readClassCommand(['--address', given])).toEqual({
        ok: false,
        fault: `--address ${given}: the app is served at https://class.example/ only, not at a path or a query below it.`,
      })
    }
  })

  it('helps', () => {
    for (const args of [['--help'], ['-h', '--port', '80']])
      expect(readClassCommand(args)).toEqual({ ok: true, value: 'help' })
    expect(classUsage()).toContain('  --help, -h\n')
    expect(classUsage()).toContain('REDIS_URL')
  })

  it.each([
    [['--port'], '--port: a value is missing: --port NUMBER.'],
    [['--port', '80', '--port', '81'], '--port: it is given more than once.'],
    [['--open=yes'], '--open: it takes no value.'],
    [['start'], 'start: every option begins with --.'],
  ])('says what is wrong with %j', (args, fault) => {
    expect(readClassCommand(args)).toEqual({ ok: false, fault })
  })

  it.each([
    [['--address', 'class.example']],
    [['--port', 'x']],
    [['--port', '65536']],
    [['--port', '']],
    [['--prot', '1']],
    [['open']],
  ])('refuses what it does not know: %s', (args) => expect(readClassCommand(args).ok).toBe(false))
})
