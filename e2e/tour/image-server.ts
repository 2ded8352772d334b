import type { ImageServer } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { type Answers, answerWith, json, refuses } from './answers.ts'
import type { Stop } from './stops.ts'

const imageServer: ImageServer = {
  kind: 'localai',
  address: 'https://pictures.example.org:8443/local-models',
  model: 'flux.1-schnell-line-art',
  size: 1024,
}

/** What the site says when another administrator has chosen meanwhile. */
const OVERTAKEN = 'Another administrator has changed this since you opened it'

async function enter(screen: Page, address: string): Promise<void> {
  await screen.getByText('sd-server', { exact: true }).click()
  await screen.getByLabel('Address', { exact: true }).fill(address)
}

/** Every state of the panel with the image model of one's own; with a picture that such a server has drawn. */
export function imageServerStops(picture: string | null): Stop[] {
  const stop = (name: string, answers: Answers, act: (screen: Page) => Promise<void>): Stop => ({
    name: `adminAccount-${name}`,
    path: '/admin/account',
    as: 'admin',
    prepare: (screen) => answerWith(screen, answers),
    act,
  })
  return [
    stop(
      'imageServer',
      {
        readImageServer: json({ server: imageServer }),
        tryImageServer: json({
          works: true,
          sentence: 'It works: a page with 34 areas to colour, drawn in 48 seconds.',
          picture,
        }),
      },
      async (screen) => {
        await screen.getByRole('button', { name: 'Try it' }).click()
        await screen.getByText('It works: a page with').waitFor()
      },
    ),
    stop(
      'imageServerTrying',
      { readImageServer: json({ server: imageServer }), tryImageServer: () => new Promise(() => undefined) },
      async (screen) => {
        await screen.getByRole('button', { name: 'Try it' }).click()
        await screen.getByText('It is drawing a cat.').waitFor()
      },
    ),
    stop(
      'imageServerWrong',
      {
        readImageServer: json({ server: null }),
        tryImageServer: json({
          works: false,
          sentence: 'Nobody answers at http://127.0.0.1:1234. Is the server running, and can this machine reach it?',
          picture: null,
        }),
      },
      async (screen) => {
        await enter(screen, 'http://127.0.0.1:1234')
        await screen.getByRole('button', { name: 'Try it' }).click()
        await screen.getByText('Nobody answers at').waitFor()
      },
    ),
    stop('imageServerUntried', { readImageServer: json({ server: null }) }, async (screen) => {
      await enter(screen, 'http://127.0.0.1:1234')
      await screen.getByRole('button', { name: 'Let it draw' }).click()
      await screen.getByRole('alertdialog').waitFor()
    }),
    stop(
      'imageServerOvertaken',
      {
        readImageServer: json({ server: imageServer }),
        updateSetting: refuses('CONFLICT', OVERTAKEN),
      },
      async (screen) => {
        await enter(screen, 'http://127.0.0.1:1234')
        await screen.getByRole('button', { name: 'Let it draw' }).click()
        await screen.getByRole('button', { name: 'Yes, proceed' }).click()
        await screen.getByText(OVERTAKEN).first().waitFor()
      },
    ),
  ]
}
