import { calls } from '@huebook/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { endpoint } from './endpoint.ts'
import { serveApi } from './serve-api.ts'

test('a server that answers not every call of the contract does not start, and says which are missing', async () => {
  const { readAppStatus, signOut, ...others } = calls
  const endpoints = Object.values(others).map((call) => endpoint(call, () => Promise.reject(new Error('not asked'))))
  const authenticate = () => Promise.reject(new Error('not asked'))
  await expect(serveApi(Fastify(), { endpoints, authenticate })).rejects.toThrow(/^nothing answers .*readAppStatus/)
  await expect(serveApi(Fastify(), { endpoints, authenticate })).rejects.toThrow(/\bsignOut\b/)
})
