import { describe, expect, test } from 'vitest'
import { ImageServer, readImageServer, SettingValue } from './index.ts'

const at = (address: string) => ImageServer.safeParse({ kind: 'sd-server', address })

describe('the address of an image server', () => {
  test.each([
    ['http://127.0.0.1:1234', 'http://127.0.0.1:1234'],
    [' http://127.0.0.1:1234/ ', 'http://127.0.0.1:1234'],
    ['localhost:8080', 'http://localhost:8080'],
    ['https://pictures.example.org/sd', 'https://pictures.example.org/sd'],
    ['http://localhost:8080/v1', 'http://localhost:8080'],
    ['http://localhost:8080/v1/images/generations', 'http://localhost:8080'],
    ['http://localhost:1234/sdcpp/v1/img_gen', 'http://localhost:1234'],
  ])('%s is taken as %s', (typed, address) => {
    expect(at(typed)).toMatchObject({ success: true, data: { address, model: '', size: 1024 } })
  })

  test.each(['', '  ', 'http://', 'ftp://127.0.0.1', 'file:///etc/passwd', 'javascript:alert(1)', 'a b'])(
    'is none: %j',
    (typed) => expect(at(typed).error?.issues[0]?.message).toMatch(/^Please enter an address such as/),
  )

  test.each(['http://me:secret@127.0.0.1:1234', 'http://127.0.0.1:1234/?key=1', 'http://127.0.0.1:1234/#here'])(
    'comes alone: %s',
    (typed) => expect(at(typed).error?.issues[0]?.message).toMatch(/^Please enter the address alone/),
  )
})

describe('the setting of an image server', () => {
  test('is kept as it was understood, and read again', () => {
    const value = SettingValue.image_server.parse('{"kind":"localai","address":"localhost:8080/v1/","model":" flux "}')
    const server = { kind: 'localai', address: 'http://localhost:8080', model: 'flux', size: 1024 }
    expect(JSON.parse(value)).toEqual(server)
    expect(readImageServer(value)).toEqual(server)
  })

  test('is empty for none', () => {
    expect(SettingValue.image_server.parse('')).toBe('')
    expect(readImageServer('')).toBeNull()
  })

  test.each(['nonsense', '{}', '{"kind":"sd-server","address":""}', '{"kind":"other","address":"http://a.example"}'])(
    'is refused: %s',
    (value) => expect(SettingValue.image_server.safeParse(value).success).toBe(false),
  )
})
