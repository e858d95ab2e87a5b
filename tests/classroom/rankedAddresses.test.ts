import { expect, it } from 'vitest'
import { rankedAddresses } from '../../src/classroom/serve/rankedAddresses'

const of = (name: string, address: string, isOutward = false) => ({ name, address, isOutward })

it.each([
  ['containers', of('docker0', '172.17.0.1'), of('wlp3s0', '192.168.1.20', true)],
  ['networks of containers', of('br-5e1f', '172.18.0.1'), of('enp0s31f6', '10.1.2.3')],
  ['virtual machines', of('vEthernet (WSL)', '172.30.0.1'), of('Wi-Fi', '192.168.1.20')],
  ['VirtualBox', of('VirtualBox Host-Only Network', '192.168.56.1'), of('Ethernet', '10.0.0.7')],
  ['a tunnel that takes all', of('utun3', '10.8.0.2', true), of('en0', '192.168.1.20')],
  ['a network that gives no address', of('en5', '169.254.3.4'), of('vboxnet0', '192.168.56.1')],
  ['a second network', of('eth1', '10.0.0.7'), of('wlan0', '192.168.1.20', true)],
])('the room comes before %s', (_, before, first) => {
  expect(rankedAddresses([before, first])).toEqual([first.address, before.address])
})

it('a hotspot of the machine counts as the room', () => {
  const hotspot = of('Local Area Connection* 2', '192.168.137.1')
  expect(rankedAddresses([of('vEthernet (Default Switch)', '172.20.0.1', true), hotspot])).toEqual([
    '192.168.137.1',
    '172.20.0.1',
  ])
})

it('of very many addresses only some are told', () => {
  const many = Array.from({ length: 30 }, (_, at) => of(`br-${at}`, `172.${at}.0.1`))
  expect(rankedAddresses([...many, of('eth0', '10.0.0.7')])).toHaveLength(8)
  expect(rankedAddresses([...many, of('eth0', '10.0.0.7')])[0]).toBe('10.0.0.7')
})
