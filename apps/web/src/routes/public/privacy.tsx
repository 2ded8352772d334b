import { useLoaderData } from 'react-router'
import { readDocument } from '#features/site/read-document.ts'
import { DocumentScreen } from './document-screen.tsx'

export const handle = { title: 'Privacy Policy' }

export const loader = () => readDocument('privacy')

export function Component() {
  return <DocumentScreen title={handle.title} html={useLoaderData<typeof loader>()} />
}
